import { useAddRegistration } from '#app/data/registration-office'
import { SubmitButton } from '#app/ui/fields/submit-button'
import { TextField } from '#app/ui/fields/text-field'
import { Card } from '../../shell/card'
import type { PanelProps } from '../../shell/panel'
import { useCallForm } from '../../shell/use-call-form'

export function AddPerson({ eventId, panel }: PanelProps & { eventId: string }) {
  const add = useAddRegistration(eventId)
  const { form, control, submit, isBusy } = useCallForm({
    panel,
    defaultValues: { name: '', email: '' },
    send: (typed) => add.mutateAsync(typed),
    onSent: () => form.reset(),
    failure: 'Something went wrong. Please try again.',
    errorAt: 'email',
  })
  return (
    <Card
      title="Add a person"
      lead="If the event is full, they join the waiting list. They get an email either way."
      className="p-5 sm:p-6"
    >
      <form
        noValidate
        method="post"
        onSubmit={submit}
        className="mt-4 grid items-start gap-4 sm:grid-cols-2"
      >
        <TextField control={control} name="name" label="Name" autoComplete="off" isRequired />
        <TextField
          control={control}
          name="email"
          type="email"
          label="Email"
          autoComplete="off"
          isRequired
        />
        <div className="grid sm:justify-start">
          <SubmitButton isBusy={isBusy} busyLabel="Adding...">
            Add
          </SubmitButton>
        </div>
      </form>
    </Card>
  )
}
