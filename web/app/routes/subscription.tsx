import { useParams } from 'react-router'
import { PageHead } from '#app/components/page-head'
import { OutcomeNote } from '#app/features/subscriptions/outcome-note'
import { SubscriptionScreen } from '#app/features/subscriptions/subscription-screen'
import { pathOf } from '#app/pages/path-of'
import { useAsked } from '#app/pages/use-asked'

const about = 'See and change what you are told of, or leave.'

export default function Subscription() {
  const { token = '' } = useParams()
  const said = useAsked('subscription')('said')
  return (
    <div className="container-page py-10 md:py-14">
      <PageHead title="Your subscription" description={about} path={pathOf('subscriptions')} />
      <meta name="robots" content="noindex" />
      <div className="mx-auto max-w-3xl">
        <h1 className="mb-7 text-4xl text-heading md:text-5xl">Your subscription</h1>
        <OutcomeNote said={said} />
        <SubscriptionScreen token={token} />
      </div>
    </div>
  )
}
