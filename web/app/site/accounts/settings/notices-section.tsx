import { useQuery } from '@tanstack/react-query'
import type { Account } from 'contract/accounts/account-settings'
import { type SubscriptionChoice, verifyEmailFirst } from 'contract/messaging/subscriptions'
import type { FormEvent } from 'react'
import { ownSubscriptionQuery, useOwnSubscription } from '#app/data/subscriptions'
import { messageOf } from '#app/lib/as-rejection'
import { SubmitButton } from '#app/ui/fields/submit-button'
import { ChoiceFields, type CourseChoice, readChoice } from '#app/ui/notices/choice-fields'
import { showToast } from '#app/ui/toaster'
import { useSessionCheck } from '../use-session-check'
import { SettingsCard } from './settings-card'

const failed = 'Your choices couldn’t be saved. Please try again.'
const everything: SubscriptionChoice = { pace: 'atOnce', categories: [], departments: [] }

/** The address is verified, so one click is enough. */
type Props = { account: Account; courses: readonly CourseChoice[] }

export function NoticesSection({ account: { email, isVerified }, courses }: Props) {
  const { data, isError } = useQuery(ownSubscriptionQuery)
  const save = useOwnSubscription()
  const checkSession = useSessionCheck()
  const send = (choice: SubscriptionChoice | undefined) => {
    if (save.isPending) return
    save.mutate(choice, {
      onSuccess: ({ message }) => showToast('success', message),
      onError: (error) => {
        showToast('error', messageOf(error) || failed)
        checkSession(error)
      },
    })
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    send(readChoice(event.currentTarget))
  }
  const chosen = data?.subscription?.isConfirmed ? data.subscription : undefined
  return (
    <SettingsCard
      title="Notices by email"
      lead={chosen ? `We email notices to ${email}.` : `Get notices by email at ${email}.`}
    >
      {!isVerified && <p>{verifyEmailFirst}</p>}
      {isError && !data && <p role="alert">Your subscription could not be loaded.</p>}
      {isVerified && data && (
        // Keyed, so that choices saved elsewhere reset the form.
        <form key={JSON.stringify(chosen)} method="post" onSubmit={submit} className="grid gap-6">
          <ChoiceFields
            choice={chosen ?? everything}
            categories={data.categories}
            courses={courses}
          />
          <div className="flex flex-wrap gap-3 max-sm:*:grow">
            <SubmitButton isBusy={save.isPending} busyLabel="Saving...">
              {chosen ? 'Save choices' : 'Subscribe'}
            </SubmitButton>
            {chosen && (
              <button type="button" className="button-outline" onClick={() => send(undefined)}>
                Unsubscribe
              </button>
            )}
          </div>
        </form>
      )}
    </SettingsCard>
  )
}
