import { useQuery } from '@tanstack/react-query'
import {
  type LinkedSubscription,
  type SubscriptionView,
  subscriptionLinkExpired,
} from 'contract/messaging/subscriptions'
import { subscriptionQuery } from '#app/data/subscriptions'
import { pathOf } from '#app/framework/addresses/path-of'
import { useCatalogue } from '#app/lib/site'
import { Link } from '#app/ui/link'
import { NotLoaded } from '#app/ui/not-loaded'
import { ChoiceFields } from '#app/ui/notices/choice-fields'
import { useRestoredChoice } from '#app/ui/notices/use-restored-choice'
import { RejectedNote } from '#app/ui/rejected-note'

/** Opening the link changes nothing, because mail scanners follow links. */
export function SubscriptionScreen({ token }: { token: string }) {
  const query = useQuery(subscriptionQuery(token))
  if (!query.data) return <NotLoaded />
  const { subscription, categories } = query.data
  if (!subscription) return <LinkIsOver />
  return <Subscription subscription={subscription} categories={categories} />
}

function LinkIsOver() {
  return (
    <div className="grid gap-6">
      <p className="text-lg">{subscriptionLinkExpired}</p>
      <Link to={pathOf('subscriptions')} className="button-primary justify-self-start">
        Subscribe again
      </Link>
    </div>
  )
}

type SubscriptionProps = Pick<LinkedSubscription, 'categories'> & {
  subscription: SubscriptionView
}

/** Both forms post to the page's own URL, which identifies the subscription. */
function Subscription({ subscription, categories }: SubscriptionProps) {
  const { email, isConfirmed } = subscription
  const { courses } = useCatalogue()
  const choice = useRestoredChoice(subscription)
  const address = <strong className="wrap-anywhere">{email}</strong>
  return (
    <>
      <p className="text-lg">
        {isConfirmed ? <>We send notices to {address}.</> : <>Send notices to {address}?</>}
      </p>
      <form method="post" className="mt-6 grid gap-7">
        <RejectedNote />
        <ChoiceFields choice={choice} categories={categories} courses={courses} />
        <button
          type="submit"
          name="act"
          value={isConfirmed ? 'save' : 'confirm'}
          className="button-primary justify-self-start max-sm:w-full"
        >
          {isConfirmed ? 'Save choices' : 'Yes, subscribe me'}
        </button>
      </form>
      <form method="post" className="mt-9 border-t border-line pt-6">
        <p className="text-ink-soft">
          {isConfirmed
            ? 'Unsubscribing also deletes your address.'
            : 'Didn’t ask for this? Remove your address, and this link will stop working.'}
        </p>
        <button
          type="submit"
          name="act"
          value="leave"
          className="mt-3 button-outline max-sm:w-full"
        >
          {isConfirmed ? 'Unsubscribe' : 'Remove my address'}
        </button>
      </form>
    </>
  )
}
