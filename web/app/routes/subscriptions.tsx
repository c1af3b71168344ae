import { subscriptionFormMessages, subscriptionSuccesses } from 'contract/messaging/subscriptions'
import { sitePages } from 'contract/platform/site-pages'
import { pathOf } from '#app/framework/addresses/path-of'
import { useRequestedQuery } from '#app/framework/addresses/use-requested'
import { SubscribeForm } from '#app/site/messaging/subscriptions/subscribe-form'
import { PageHead } from '#app/ui/page-head'
import { StatusNote } from '#app/ui/status-note'

const { title, about } = sitePages.subscriptions

export default function Subscriptions() {
  const text = useRequestedQuery('subscriptions')('said')
  return (
    <div className="container-page py-10 md:py-14">
      <PageHead title={title} description={about} path={pathOf('subscriptions')} />
      <div className="mx-auto max-w-3xl">
        <h1 className="text-4xl text-heading md:text-5xl">{title}</h1>
        <p className="mt-3 mb-8 text-lg text-ink-muted">{about}</p>
        <StatusNote
          said={text}
          {...{ outcomes: subscriptionFormMessages, successes: subscriptionSuccesses }}
        />
        <SubscribeForm />
      </div>
    </div>
  )
}
