import { ApiError } from 'contract/platform/client'
import { type FormEvent, useId, useState } from 'react'
import { useRemoveSubscription } from '#app/data/subscriptions'
import { controlClasses, describedBy, Field } from '#app/ui/fields/field'
import { SubmitButton } from '#app/ui/fields/submit-button'
import { Card } from '../../shell/card'
import type { PanelProps } from '../../shell/panel'
import { isSessionEnd } from '../../shell/use-session-end'

const failed = 'The address could not be removed. Please try again.'

export function RemoveAddress({ panel }: PanelProps) {
  const id = useId()
  const [email, setEmail] = useState('')
  const [error, setError] = useState<string>()
  const remove = useRemoveSubscription()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (remove.isPending) return
    remove.mutate(email, {
      onSuccess: ({ message }) => {
        setEmail('')
        panel.showSuccess(message)
      },
      onError: (problem) => {
        if (isSessionEnd(problem)) return
        setError((problem instanceof ApiError && problem.message) || failed)
        document.getElementById(id)?.focus()
      },
    })
  }
  return (
    <Card
      title="Remove an address"
      lead="For people who ask the college to unsubscribe them. They can also use the link in every email."
      className="p-5 sm:p-6"
    >
      <form noValidate method="post" onSubmit={submit} className="mt-4 grid gap-4">
        <Field id={id} label="Email" error={error} isRequired>
          <input
            id={id}
            type="email"
            value={email}
            autoComplete="off"
            onChange={({ target }) => {
              setEmail(target.value)
              setError(undefined)
            }}
            aria-required
            {...describedBy(id, { error })}
            className={controlClasses}
          />
        </Field>
        <div className="grid sm:justify-start">
          <SubmitButton isBusy={remove.isPending} busyLabel="Removing...">
            Remove
          </SubmitButton>
        </div>
      </form>
    </Card>
  )
}
