import { zodResolver } from '@hookform/resolvers/zod'
import { walkInEmail } from 'contract/events/check-in'
import { optionalEmailAddress, text } from 'contract/platform/endpoint'
import { useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import { deleteStored, readStored, readStoredJson, store } from '#app/lib/browser-storage'
import { FormError } from '#app/ui/fields/form-error'
import { SubmitButton } from '#app/ui/fields/submit-button'
import { TextField } from '#app/ui/fields/text-field'
import { Modal } from '#app/ui/modal'
import { Button } from '../../shell/button'
import { scanNotSaved } from './use-ticket-status'

const schema = z.object({
  name: text('Name', 2, 100),
  email: z
    .string()
    .check(
      z.refine((value) => optionalEmailAddress(walkInEmail).safeParse(value).success, walkInEmail),
    ),
})

type WalkIn = z.infer<typeof schema>

const keyOf = (eventId: string) => `walk-in/${eventId}`

/** Phones reload pages that were in the background for a while. */
export const hasBegunWalkIn = (eventId: string): boolean =>
  readStored('sessionStorage', keyOf(eventId)) !== undefined

type WalkInDialogProps = {
  eventId: string
  onClose: () => void
  /** Resolves to false if it could not be saved: what was typed stays. */
  onAdd: (name: string, email: string) => Promise<boolean>
}

export function WalkInDialog({ eventId, onClose, onAdd }: WalkInDialogProps) {
  const key = keyOf(eventId)
  const { control, getValues, handleSubmit, setError, formState } = useForm({
    resolver: zodResolver(schema),
    // Safe cast: this form stored it, in this tab.
    defaultValues: (readStoredJson('sessionStorage', key) as WalkIn | undefined) ?? {
      name: '',
      email: '',
    },
  })
  const close = () => {
    deleteStored('sessionStorage', key)
    onClose()
  }
  const submit = handleSubmit(async ({ name, email }) => {
    if (await onAdd(name, email.trim())) close()
    else setError('root', { message: scanNotSaved })
  })
  return (
    <Modal title="Add walk-in" onClose={close}>
      <form
        noValidate
        method="post"
        onChange={() => store('sessionStorage', key, JSON.stringify(getValues()))}
        onSubmit={submit}
        className="mt-4 grid gap-4"
      >
        <TextField control={control} name="name" label="Name" isRequired autoComplete="off" />
        <TextField
          control={control}
          name="email"
          type="email"
          label="Email"
          autoComplete="off"
          hint="Used only for this event"
        />
        {formState.errors.root?.message && <FormError>{formState.errors.root.message}</FormError>}
        <div className="flex flex-wrap justify-end gap-3">
          <Button onClick={close}>Cancel</Button>
          <SubmitButton isBusy={formState.isSubmitting} busyLabel="Adding...">
            Let in
          </SubmitButton>
        </div>
      </form>
    </Modal>
  )
}
