import type { RegistrationTerms } from 'contract/events/registrations'
import { Button } from '../../shell/button'
import { Card } from '../../shell/card'
import type { PanelProps } from '../../shell/panel'
import { TermsFormCard } from './terms-form'

type OfEvent = PanelProps & { name: string; eventId: string }

type OpenRegistrationProps = OfEvent & { hasBegun: boolean }

export const OpenRegistration = ({ hasBegun, ...props }: OpenRegistrationProps) => (
  <Card
    title="Open registration"
    lead={
      hasBegun
        ? 'The event has started, so visitors can’t register. Once you save these settings, you can add people yourself.'
        : 'Save these settings to let people register for this event.'
    }
    className="p-5 sm:p-6"
  >
    <TermsFormCard {...props} terms={undefined} />
  </Card>
)

type RegistrationSettingsProps = OfEvent & {
  terms: RegistrationTerms | undefined
  onSetUp: () => void
}

export const RegistrationSettings = ({ terms, onSetUp, ...props }: RegistrationSettingsProps) =>
  terms ? (
    <Card
      title="Registration settings"
      lead="Fewer seats remove nobody. Extra seats go to the waiting list, first come, first served."
      className="p-5 sm:p-6"
    >
      <TermsFormCard {...props} terms={terms} />
    </Card>
  ) : (
    <Card title="Registration" lead="Nobody can register for this event." className="p-5 sm:p-6">
      <Button className="mt-4" onClick={onSetUp}>
        Set up registration
      </Button>
    </Card>
  )
