import { useQuery } from '@tanstack/react-query'
import { alertsQuery } from '#app/data/site-content'
import AlertsIsland from './alerts.island'

export function Alerts() {
  const { data: alerts = [] } = useQuery(alertsQuery())
  return <AlertsIsland alerts={alerts} />
}
