import type { SubscriptionChoice } from 'contract/messaging/subscriptions'
import { useRejectedForm } from '#app/lib/use-rejected-form'

/** What was chosen in a form that was sent and rejected; otherwise what is given. */
export function useTypedChoice(given: SubscriptionChoice): SubscriptionChoice {
  const { firstOf, valuesOf } = useRejectedForm()
  const pace = firstOf('pace')
  if (pace === undefined) return given
  return {
    pace: pace === 'daily' ? 'daily' : 'atOnce',
    categories: valuesOf('category'),
    departments: valuesOf('department'),
  }
}
