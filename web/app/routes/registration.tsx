import { registrationFormMessages, registrationSuccesses } from 'contract/events/registrations'
import { useParams } from 'react-router'
import { pathOf } from '#app/framework/addresses/path-of'
import { useRequestedQuery } from '#app/framework/addresses/use-requested'
import { RegistrationScreen } from '#app/site/events/registrations/registration-screen'
import { MailedLinkPage } from '#app/ui/mailed-link-page'
import { StatusNote } from '#app/ui/status-note'

const about = 'View your registration, accept a place you were offered, or cancel.'

export default function Registration() {
  const { token = '' } = useParams()
  const text = useRequestedQuery('registration')('said')
  return (
    <MailedLinkPage title="Your registration" about={about} path={pathOf('registrations')}>
      <StatusNote
        said={text}
        {...{ outcomes: registrationFormMessages, successes: registrationSuccesses }}
      />
      <RegistrationScreen token={token} />
    </MailedLinkPage>
  )
}
