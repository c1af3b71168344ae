import type { DoorSettings } from 'contract/attendance'
import { useForm } from 'react-hook-form'
import { CheckboxField } from '#app/components/fields/checkbox-field'
import { SubmitButton } from '#app/components/fields/submit-button'
import { TextField } from '#app/components/fields/text-field'
import { useSaveDoor } from '#app/data/attendance'
import { Card } from '../card'
import type { PanelProps } from '../panel'
import { isSessionEnd } from '../use-session-end'

const failed = 'The settings could not be saved. Please try again.'

type DoorFormProps = PanelProps & { eventId: string; door: DoorSettings }

/** What the door of an event does, and who answers for its certificates. */
export function DoorForm({ eventId, door, panel }: DoorFormProps) {
  const { signedBy = '', signedAs = '', ...choices } = door
  const save = useSaveDoor(eventId)
  const { control, handleSubmit } = useForm({ defaultValues: { ...choices, signedBy, signedAs } })
  const submit = handleSubmit((values) => {
    save.mutate(values, {
      onSuccess: ({ message }) => panel.showSuccess(message),
      onError: (error) => {
        if (!isSessionEnd(error)) panel.showError(error.message || failed)
      },
    })
  })
  return (
    <Card title="Door and certificates" className="p-5 sm:p-6">
      <form noValidate onSubmit={submit} className="mt-3 grid gap-4">
        <div>
          <CheckboxField
            control={control}
            name="takesWalkIns"
            label="Take people without a registration, and write them down"
          />
          <CheckboxField
            control={control}
            name="takesWaiting"
            label="Let in who waits while places stay empty: the phone asks, and they have a place then"
          />
          <CheckboxField
            control={control}
            name="givesCertificates"
            label="Whoever came may have a certificate of attendance when the event is over"
          />
        </div>
        <TextField
          control={control}
          name="signedBy"
          label="Certificates are signed by"
          hint="Stands under a line on which to sign"
        />
        <TextField control={control} name="signedAs" label="As" hint="For example Principal" />
        <div className="grid sm:justify-start">
          <SubmitButton isBusy={save.isPending} busyLabel="Saving...">
            Save
          </SubmitButton>
        </div>
      </form>
    </Card>
  )
}
