import { useParams } from 'react-router'
import { PageHead } from '#app/components/page-head'
import { OutcomeNote } from '#app/features/registrations/outcome-note'
import { RegistrationScreen } from '#app/features/registrations/registration-screen'
import { pathOf } from '#app/pages/path-of'
import { useAsked } from '#app/pages/use-asked'

const about = 'See how you stand, take a place that is offered, or leave.'

export default function Registration() {
  const { token = '' } = useParams()
  const said = useAsked('registration')('said')
  return (
    <div className="container-page py-10 md:py-14">
      <PageHead title="Your registration" description={about} path={pathOf('registrations')} />
      <meta name="robots" content="noindex" />
      <div className="mx-auto max-w-3xl">
        <h1 className="mb-7 text-4xl text-heading md:text-5xl">Your registration</h1>
        <OutcomeNote said={said} />
        <RegistrationScreen token={token} />
      </div>
    </div>
  )
}
