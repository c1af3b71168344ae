import type { CheckInSettings } from 'contract/events/attendance'
import { useForm } from 'react-hook-form'
import { useUpdateCheckInSettings } from '#app/data/attendance'
import { useSubmit } from '#app/lib/use-submit'
import { CheckboxField } from '#app/ui/fields/checkbox-field'
import { SubmitButton } from '#app/ui/fields/submit-button'
import { TextField } from '#app/ui/fields/text-field'
import { ChangedByOthers } from '../../shell/changed-by-others'
import type { PanelProps } from '../../shell/panel'
import { reportFailure } from '../../shell/report-failure'
import { useChangedByOthers } from '../../shell/use-changed-by-others'
import { useRestoredForm } from '../../shell/use-restored-form'

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

export function CheckInForm({ part, eventId, checkIn, panel }: CheckInFormProps) {
  const save = useUpdateCheckInSettings(eventId)
  const stored = { ...checkIn, signedBy: checkIn.signedBy ?? '', signedAs: checkIn.signedAs ?? '' }
  const form = useForm({ defaultValues: stored })
  const { changed, seen, setSeen } = useChangedByOthers(form, stored, { labels })
  useRestoredForm(panel, form, { name: `${part} ${eventId}`, context: seen, onRestored: setSeen })
  const { control } = form
  const { submit, stage } = useSubmit(form, {
    send: async (values) =>
      panel.showSuccess((await save.mutateAsync({ ...values, seen: checkIn })).message),
    onSent: () => form.reset(form.getValues()),
    onError: (error) => reportFailure(error, panel.showError, failed),
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
        <SubmitButton isBusy={stage === 'sending'} busyLabel="Saving...">
          Save
        </SubmitButton>
      </div>
    </form>
  )
}
