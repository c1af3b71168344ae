import { outcomes, successes } from 'contract/registrations'
import { useParams } from 'react-router'
import { MailedLinkPage } from '#app/components/mailed-link-page'
import { OutcomeNote } from '#app/components/outcome-note'
import { RegistrationScreen } from '#app/features/registrations/registration-screen'
import { pathOf } from '#app/pages/path-of'
import { useAsked } from '#app/pages/use-asked'

const about = 'See how you stand, take a place that is offered, or leave.'

export default function Registration() {
  const { token = '' } = useParams()
  const said = useAsked('registration')('said')
  return (
    <MailedLinkPage title="Your registration" about={about} path={pathOf('registrations')}>
      <OutcomeNote said={said} {...{ outcomes, successes }} />
      <RegistrationScreen token={token} />
    </MailedLinkPage>
  )
}
