import { alertTexts } from 'contract/content/alert-texts'
import { type AlertView, listAlerts } from 'contract/content/alerts'
import { useEffect, useState } from 'react'
import { island } from '#app/framework/islands/island'
import { call } from '#app/lib/call'
import { languageHere } from '#app/lib/languages/page-language'
import { AlertList } from './alert-list'

const refetchMilliseconds = 60_000
/** Time for screen readers to announce a new alert. */
const heardMilliseconds = 20_000

/** The document's alerts, then the server's while the page is visible. */
function useCurrentAlerts(delivered: readonly AlertView[]) {
  const [current, setCurrent] = useState<{ alerts: readonly AlertView[]; now?: Date }>({
    alerts: delivered,
  })
  useEffect(() => {
    const refetch = () => {
      if (document.hidden) return
      const now = new Date()
      call(listAlerts, { query: { lang: languageHere() } }).then(
        (alerts) => setCurrent({ alerts, now }),
        () => setCurrent(({ alerts }) => ({ alerts, now })), // known alerts stay until they expire
      )
    }
    refetch()
    const timer = setInterval(refetch, refetchMilliseconds)
    document.addEventListener('visibilitychange', refetch)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', refetch)
    }
  }, [])
  return current
}

function useNews(alerts: readonly AlertView[]): AlertView[] {
  const [known, setKnown] = useState(alerts)
  useEffect(() => {
    const timer = setTimeout(() => setKnown(alerts), heardMilliseconds)
    return () => clearTimeout(timer)
  }, [alerts])
  return alerts.filter(({ key }) => !known.some((one) => one.key === key))
}

function Alerts({ alerts: delivered }: { alerts: readonly AlertView[] }) {
  const { alerts, now } = useCurrentAlerts(delivered)
  const news = useNews(alerts)
  const wordsOf = (isGrave: boolean) =>
    news
      .filter(({ level }) => (level === 'emergency') === isGrave)
      .map(alertTexts)
      .join('. ')
  return (
    <>
      <AlertList alerts={alerts} now={now} />
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

export default island(Alerts, { hydrate: 'interaction', watch: listAlerts.url })
