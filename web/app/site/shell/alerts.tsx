import { useQuery } from '@tanstack/react-query'
import { alertWords } from 'contract/content/alert-words'
import type { ShownAlert } from 'contract/content/alerts'
import { type ComponentType, useEffect, useState } from 'react'
import { alertsQuery } from '#app/data/site-content'
import { sharedValue } from '#app/lib/shared-value'
import type { AlertListProps } from './alert-list'

/** What draws alerts, as soon as its code is there: most visits see none. */
const list = sharedValue<ComponentType<AlertListProps> | undefined>(undefined)

/** Brings what draws alerts: before a page with one is drawn or taken over. */
export async function bringAlertList(): Promise<void> {
  if (!list.get()) list.set((await import('./alert-list')).AlertList)
}

const none: ShownAlert[] = []
/** So long assistive technology has to say what has come. */
const heardMilliseconds = 20_000

/** The alerts that came later than the page, until they were heard. */
function useNews(alerts: readonly ShownAlert[]): ShownAlert[] {
  const [known, setKnown] = useState(alerts)
  useEffect(() => {
    const timer = setTimeout(() => setKnown(alerts), heardMilliseconds)
    return () => clearTimeout(timer)
  }, [alerts])
  return alerts.filter(({ key }) => !known.some((one) => one.key === key))
}

/** What stands over every page of the site. What comes while a page is open is said, too. */
export function Alerts({ linkTo }: Pick<AlertListProps, 'linkTo'>) {
  const { data: alerts = none } = useQuery(alertsQuery())
  const Loaded = list.use()
  const isWanted = alerts.length > 0
  useEffect(() => {
    // Should it not arrive, the alerts are said all the same, and the next page asks for it again.
    if (isWanted) void bringAlertList().catch(() => undefined)
  }, [isWanted])
  const news = useNews(alerts)
  const wordsOf = (isGrave: boolean) =>
    news
      .filter(({ level }) => (level === 'emergency') === isGrave)
      .map(alertWords)
      .join('. ')
  return (
    <>
      {isWanted && Loaded && <Loaded alerts={alerts} linkTo={linkTo} />}
      {/* There before their content is: only what comes into them is said. */}
      <p aria-live="polite" className="sr-only">
        {wordsOf(false)}
      </p>
      <p aria-live="assertive" className="sr-only">
        {wordsOf(true)}
      </p>
    </>
  )
}
