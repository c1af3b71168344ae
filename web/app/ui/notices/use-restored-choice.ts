import type { SubscriptionChoice } from 'contract/messaging/subscriptions'
import { useRejectedForm } from '#app/lib/use-rejected-form'

export function useRestoredChoice(given: SubscriptionChoice): SubscriptionChoice {
  const { firstOf, valuesOf } = useRejectedForm()
  const pace = firstOf('pace')
  if (pace === undefined) return given
  return {
    pace: pace === 'daily' ? 'daily' : 'atOnce',
    categories: valuesOf('category'),
    departments: valuesOf('department'),
  }
}
