import { zodResolver } from '@hookform/resolvers/zod'
import { walkInEmail } from 'contract/events/check-in'
import { optionalEmailAddress, text } from 'contract/platform/endpoint'
import { useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import { SubmitButton } from '#app/ui/fields/submit-button'
import { TextField } from '#app/ui/fields/text-field'
import { Modal } from '#app/ui/modal'
import { Button } from '../../shell/button'

const schema = z.object({
  name: text('Name', 2, 100),
  email: z
    .string()
    .check(
      z.refine((value) => optionalEmailAddress(walkInEmail).safeParse(value).success, walkInEmail),
    ),
})

type WalkInDialogProps = {
  onClose: () => void
  onWritten: (name: string, email: string) => Promise<void>
}

export function WalkInDialog({ onClose, onWritten }: WalkInDialogProps) {
  const { control, handleSubmit, formState } = useForm({
    resolver: zodResolver(schema),
    defaultValues: { name: '', email: '' },
  })
  const submit = handleSubmit(async ({ name, email }) => {
    await onWritten(name, email.trim())
    onClose()
  })
  return (
    <Modal title="Add walk-in" onClose={onClose}>
      <form noValidate method="post" onSubmit={submit} className="mt-4 grid gap-4">
        <TextField control={control} name="name" label="Name" isRequired autoComplete="off" />
        <TextField
          control={control}
          name="email"
          type="email"
          label="Email"
          autoComplete="off"
          hint="Used only for this event"
        />
        <div className="flex flex-wrap justify-end gap-3">
          <Button onClick={onClose}>Cancel</Button>
          <SubmitButton isBusy={formState.isSubmitting} busyLabel="Adding...">
            Let in
          </SubmitButton>
        </div>
      </form>
    </Modal>
  )
}
