import { useQuery } from '@tanstack/react-query'
import type { Home } from 'contract/content/home'
import type { ComponentType } from 'react'
import { homeQuery } from '#app/data/site-content'
import { useSite } from '#app/lib/site'
import { CurrentNotices } from '#app/ui/notices/current-notices'
import { QuickLinks } from '#app/ui/quick-links'
import { ComingEvents } from './coming-events'
import { CourseOverview } from './course-overview'
import { Facilities } from './facilities'
import { Ticker } from './ticker'
import { Welcome } from './welcome'

type Section = Home['sections'][number]['section']

const sections: Record<Section, ComponentType> = {
  news: Ticker,
  quickLinks: HomeQuickLinks,
  notices: () => <CurrentNotices />,
  events: ComingEvents,
  courses: CourseOverview,
  welcome: Welcome,
  facilities: Facilities,
}
// Safe cast: the record has exactly these keys.
const usual = Object.keys(sections) as Section[]
const sharesRow = (name: Section | undefined) => name === 'notices' || name === 'events'

/** Notices and events next to each other share a row. */
function toRows(names: readonly Section[]): Section[][] {
  const rows: Section[][] = []
  for (const name of names) {
    const last = rows.at(-1)
    if (last && sharesRow(name) && sharesRow(last.at(-1))) last.push(name)
    else rows.push([name])
  }
  return rows
}

/** All sections until the college has chosen some. */
export function HomeSections() {
  const { data: home } = useQuery(homeQuery())
  const chosen = new Set(home?.sections.map(({ section }) => section))
  return toRows(chosen.size > 0 ? [...chosen] : usual).map((row) => (
    <SectionRow key={row.join()} names={row} />
  ))
}

function SectionRow({ names }: { names: readonly Section[] }) {
  const rendered = names.map((name) => {
    const Section = sections[name]
    return <Section key={name} />
  })
  return names.length > 1 ? <div className="home-row">{rendered}</div> : rendered
}

function HomeQuickLinks() {
  const { quickLinks } = useSite().menus
  if (quickLinks.length === 0) return null
  return (
    <nav aria-label="Quick links" className="container-page py-4 md:py-8 print:hidden">
      <QuickLinks />
    </nav>
  )
}
