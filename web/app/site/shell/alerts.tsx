import { useQuery } from '@tanstack/react-query'
import { alertTexts } from 'contract/content/alert-texts'
import type { AlertView } from 'contract/content/alerts'
import { type ComponentType, useEffect, useState } from 'react'
import { alertsQuery } from '#app/data/site-content'
import { sharedValue } from '#app/lib/shared-value'
import type { AlertListProps } from './alert-list'

const list = sharedValue<ComponentType<AlertListProps> | undefined>(undefined)

/** Called before a page with an alert renders or hydrates. */
export async function bringAlertList(): Promise<void> {
  if (!list.get()) list.set((await import('./alert-list')).AlertList)
}

const none: AlertView[] = []
/** Time for screen readers to announce a new alert. */
const heardMilliseconds = 20_000

function useNews(alerts: readonly AlertView[]): AlertView[] {
  const [known, setKnown] = useState(alerts)
  useEffect(() => {
    const timer = setTimeout(() => setKnown(alerts), heardMilliseconds)
    return () => clearTimeout(timer)
  }, [alerts])
  return alerts.filter(({ key }) => !known.some((one) => one.key === key))
}

export function Alerts({ linkTo }: Pick<AlertListProps, 'linkTo'>) {
  const { data: alerts = none } = useQuery(alertsQuery())
  const Loaded = list.use()
  const isWanted = alerts.length > 0
  useEffect(() => {
    // If it fails to load, alerts are still announced, and the next page retries.
    if (isWanted) void bringAlertList().catch(() => undefined)
  }, [isWanted])
  const news = useNews(alerts)
  const wordsOf = (isGrave: boolean) =>
    news
      .filter(({ level }) => (level === 'emergency') === isGrave)
      .map(alertTexts)
      .join('. ')
  return (
    <>
      {isWanted && Loaded && <Loaded alerts={alerts} linkTo={linkTo} />}
      {/* Live regions must exist before their content. */}
      <p aria-live="polite" className="sr-only">
        {wordsOf(false)}
      </p>
      <p aria-live="assertive" className="sr-only">
        {wordsOf(true)}
      </p>
    </>
  )
}
