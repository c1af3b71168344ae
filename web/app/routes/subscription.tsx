import { outcomes, successes } from 'contract/messaging/subscriptions'
import { useParams } from 'react-router'
import { pathOf } from '#app/framework/addresses/path-of'
import { useAsked } from '#app/framework/addresses/use-requested'
import { SubscriptionScreen } from '#app/site/messaging/subscriptions/subscription-screen'
import { MailedLinkPage } from '#app/ui/mailed-link-page'
import { OutcomeNote } from '#app/ui/status-note'

const about = 'Change which notices you get, or unsubscribe.'

export default function Subscription() {
  const { token = '' } = useParams()
  const said = useAsked('subscription')('said')
  return (
    <MailedLinkPage title="Your subscription" about={about} path={pathOf('subscriptions')}>
      <OutcomeNote said={said} {...{ outcomes, successes }} />
      <SubscriptionScreen token={token} />
    </MailedLinkPage>
  )
}
