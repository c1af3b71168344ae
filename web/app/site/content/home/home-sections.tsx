import { useQuery } from '@tanstack/react-query'
import type { Home } from 'contract/content/home'
import type { ComponentType } from 'react'
import { homeQuery } from '#app/data/site-content'
import { CurrentNotices } from '#app/ui/notices/current-notices'
import { ComingEvents } from './coming-events'
import { CourseOverview } from './course-overview'
import { Facilities } from './facilities'
import { Ticker } from './ticker'
import { Welcome } from './welcome'

type Section = Home['sections'][number]['section']

const sections: Record<Section, ComponentType> = {
  news: Ticker,
  welcome: Welcome,
  notices: () => <CurrentNotices title="Notices" />,
  courses: CourseOverview,
  facilities: Facilities,
  events: ComingEvents,
}
// Safe cast: the record has exactly these keys.
const usual = Object.keys(sections) as Section[]

/** All sections until the college has chosen some. */
export function HomeSections() {
  const { data: home } = useQuery(homeQuery())
  const chosen = new Set(home?.sections.map(({ section }) => section))
  const visible = chosen.size > 0 ? [...chosen] : usual
  return visible.map((name) => {
    const Section = sections[name]
    return <Section key={name} />
  })
}
