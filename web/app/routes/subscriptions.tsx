import { outcomes, successes } from 'contract/subscriptions'
import { OutcomeNote } from '#app/components/outcome-note'
import { PageHead } from '#app/components/page-head'
import { SubscribeForm } from '#app/features/subscriptions/subscribe-form'
import { pathOf } from '#app/pages/path-of'
import { useAsked } from '#app/pages/use-asked'

const about =
  'Be told of results, time tables and holidays by mail. Your address is used for nothing else, and a link in each mail ends it.'

export default function Subscriptions() {
  const said = useAsked('subscriptions')('said')
  return (
    <div className="container-page py-10 md:py-14">
      <PageHead title="Notices by mail" description={about} path={pathOf('subscriptions')} />
      <div className="mx-auto max-w-3xl">
        <h1 className="text-4xl text-heading md:text-5xl">Notices by mail</h1>
        <p className="mt-3 mb-8 text-lg text-ink-muted">{about}</p>
        <OutcomeNote said={said} {...{ outcomes, successes }} />
        <SubscribeForm />
      </div>
    </div>
  )
}
