import { subscriptionFormMessages, subscriptionSuccesses } from 'contract/messaging/subscriptions'
import { useParams } from 'react-router'
import { pathOf } from '#app/framework/addresses/path-of'
import { useRequestedQuery } from '#app/framework/addresses/use-requested'
import { SubscriptionScreen } from '#app/site/messaging/subscriptions/subscription-screen'
import { MailedLinkPage } from '#app/ui/mailed-link-page'
import { StatusNote } from '#app/ui/status-note'

const about = 'Change which notices you get, or unsubscribe.'

export default function Subscription() {
  const { token = '' } = useParams()
  const text = useRequestedQuery('subscription')('said')
  return (
    <MailedLinkPage title="Your subscription" about={about} path={pathOf('subscriptions')}>
      <StatusNote
        said={text}
        {...{ outcomes: subscriptionFormMessages, successes: subscriptionSuccesses }}
      />
      <SubscriptionScreen token={token} />
    </MailedLinkPage>
  )
}
