import { type CheckInSettings, checkInSettingsConflict } from 'contract/events/attendance'
import { ApiError } from 'contract/platform/client'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useUpdateCheckInSettings } from '#app/data/attendance'
import { CheckboxField } from '#app/ui/fields/checkbox-field'
import { SubmitButton } from '#app/ui/fields/submit-button'
import { TextField } from '#app/ui/fields/text-field'
import { ChangedByOthers, type ChangedValue, changedOf } from '../../shell/changed-by-others'
import type { PanelProps } from '../../shell/panel'
import { isSessionEnd } from '../../shell/use-session-end'

const failed = 'The settings could not be saved. Please try again.'

type CheckInFormProps = PanelProps & {
  /** Only these settings are shown; all are sent. */
  part: 'checkIn' | 'certificates'
  eventId: string
  checkIn: CheckInSettings
}

const labels = {
  takesWalkIns: 'Admit walk-ins (people without a registration)',
  takesWaiting: 'Offer empty seats to people on the waiting list at check-in',
  givesCertificates: 'Offer certificates of attendance after the event',
  signedBy: 'Certificates are signed by',
  signedAs: 'Title of the signatory',
} as const

const answers = (isSo: boolean) => (isSo ? 'Yes' : 'No')

const visible = ({ signedBy = '', signedAs = '', ...choices }: CheckInSettings): ChangedValue => ({
  [labels.takesWalkIns]: answers(choices.takesWalkIns),
  [labels.takesWaiting]: answers(choices.takesWaiting),
  [labels.givesCertificates]: answers(choices.givesCertificates),
  [labels.signedBy]: signedBy,
  [labels.signedAs]: signedAs,
})

export function CheckInForm({ part, eventId, checkIn, panel }: CheckInFormProps) {
  const { signedBy = '', signedAs = '', ...choices } = checkIn
  const [seen, setSeen] = useState(checkIn)
  const [changed, setChanged] = useState<ChangedValue>()
  const save = useUpdateCheckInSettings(eventId)
  const { control, handleSubmit } = useForm({ defaultValues: { ...choices, signedBy, signedAs } })
  const look = (current: CheckInSettings) => {
    setSeen(current)
    return changedOf(visible(seen), visible(current))
  }
  const submit = handleSubmit((values) => {
    save.mutate(
      { ...values, seen },
      {
        onSuccess: ({ message, current }) => {
          look(current)
          setChanged(undefined)
          panel.showSuccess(message)
        },
        onError: (error) => {
          if (isSessionEnd(error)) return
          const current =
            error instanceof ApiError && checkInSettingsConflict.safeParse(error.answer).data
          if (current) setChanged(look(current.current))
          panel.showError(error.message || failed)
        },
      },
    )
  })
  return (
    <form noValidate method="post" onSubmit={submit} className="mt-3 grid gap-4">
      {part === 'checkIn' ? (
        <div>
          <CheckboxField control={control} name="takesWalkIns" label={labels.takesWalkIns} />
          <CheckboxField control={control} name="takesWaiting" label={labels.takesWaiting} />
        </div>
      ) : (
        <>
          <CheckboxField
            control={control}
            name="givesCertificates"
            label={labels.givesCertificates}
          />
          <TextField
            control={control}
            name="signedBy"
            label={labels.signedBy}
            hint="Name printed under the signature line"
          />
          <TextField
            control={control}
            name="signedAs"
            label={labels.signedAs}
            hint="For example, Principal"
          />
        </>
      )}
      <ChangedByOthers changed={changed} />
      <div className="grid sm:justify-start">
        <SubmitButton isBusy={save.isPending} busyLabel="Saving...">
          Save
        </SubmitButton>
      </div>
    </form>
  )
}
