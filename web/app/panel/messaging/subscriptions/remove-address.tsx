import { useRemoveSubscription } from '#app/data/subscriptions'
import { SubmitButton } from '#app/ui/fields/submit-button'
import { TextField } from '#app/ui/fields/text-field'
import { Card } from '../../shell/card'
import type { PanelProps } from '../../shell/panel'
import { useCallForm } from '../../shell/use-call-form'
import { useRestoredForm } from '../../shell/use-restored-form'

export function RemoveAddress({ panel }: PanelProps) {
  const remove = useRemoveSubscription()
  const { form, control, submit, isBusy } = useCallForm({
    panel,
    defaultValues: { email: '' },
    send: ({ email }) => remove.mutateAsync(email),
    onSent: () => form.reset(),
    failure: 'The address could not be removed. Please try again.',
    errorAt: 'email',
  })
  useRestoredForm(panel, form, { name: 'remove address' })
  return (
    <Card
      title="Remove an address"
      lead="For people who ask the college to unsubscribe them. They can also use the link in every email."
      className="p-5 sm:p-6"
    >
      <form noValidate method="post" onSubmit={submit} className="mt-4 grid gap-4">
        <TextField
          control={control}
          name="email"
          type="email"
          label="Email"
          autoComplete="off"
          isRequired
        />
        <div className="grid sm:justify-start">
          <SubmitButton isBusy={isBusy} busyLabel="Removing...">
            Remove
          </SubmitButton>
        </div>
      </form>
    </Card>
  )
}
