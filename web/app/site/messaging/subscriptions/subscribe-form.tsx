import { useQuery } from '@tanstack/react-query'
import type { SubscriptionChoice } from 'contract/messaging/subscriptions'
import { subscriptionQuery } from '#app/data/subscriptions'
import { pathOf } from '#app/framework/addresses/path-of'
import { useCatalogue } from '#app/lib/site'
import { Honeypot } from '#app/ui/fields/honeypot'
import { ChoiceFields } from '#app/ui/notices/choice-fields'
import { useRestoredChoice } from '#app/ui/notices/use-restored-choice'
import { RejectedNote } from '#app/ui/rejected-note'
import { EmailInput } from './email-input'

const everything: SubscriptionChoice = { pace: 'atOnce', categories: [], departments: [] }

export function SubscribeForm() {
  const { courses } = useCatalogue()
  const { data } = useQuery(subscriptionQuery(undefined))
  const choice = useRestoredChoice(everything)
  return (
    <form method="post" action={pathOf('subscriptions')} className="relative grid gap-7">
      <RejectedNote />
      <EmailInput />
      <Honeypot />
      <ChoiceFields choice={choice} categories={data?.categories ?? []} courses={courses} />
      <button type="submit" className="button-primary justify-self-start max-sm:w-full">
        Send confirmation link
      </button>
    </form>
  )
}
