import { outcomes, successes } from 'contract/subscriptions'
import { useParams } from 'react-router'
import { MailedLinkPage } from '#app/components/mailed-link-page'
import { OutcomeNote } from '#app/components/outcome-note'
import { SubscriptionScreen } from '#app/features/subscriptions/subscription-screen'
import { pathOf } from '#app/pages/path-of'
import { useAsked } from '#app/pages/use-asked'

const about = 'See and change what you are told of, or leave.'

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
