import { ApiError } from 'contract/platform/client'
import { type FormEvent, useId, useState } from 'react'
import { useAddRegistration } from '#app/data/registration-office'
import { controlClasses, describedBy, Field } from '#app/ui/fields/field'
import { SubmitButton } from '#app/ui/fields/submit-button'
import { Card } from '../../shell/card'
import type { PanelProps } from '../../shell/panel'
import { isSessionEnd } from '../../shell/use-session-end'

const failed = 'Something went wrong. Please try again.'
const empty = { name: '', email: '' }

export function AddPerson({ eventId, panel }: PanelProps & { eventId: string }) {
  const id = useId()
  const [typed, setTyped] = useState(empty)
  const [errors, setErrors] = useState<Record<string, string>>({})
  const add = useAddRegistration(eventId)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (add.isPending) return
    add.mutate(typed, {
      onSuccess: ({ message }) => {
        setTyped(empty)
        setErrors({})
        panel.showSuccess(message)
      },
      onError: (error) => {
        if (isSessionEnd(error)) return
        const named = error instanceof ApiError ? error.errors : {}
        setErrors(Object.keys(named).length > 0 ? named : { email: error.message || failed })
        document.getElementById(`${id}-${named.name ? 'name' : 'email'}`)?.focus()
      },
    })
  }
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
        {(['name', 'email'] as const).map((name) => (
          <Field
            key={name}
            id={`${id}-${name}`}
            label={name === 'name' ? 'Name' : 'Email'}
            error={errors[name]}
            isRequired
          >
            <input
              id={`${id}-${name}`}
              type={name === 'email' ? 'email' : 'text'}
              value={typed[name]}
              autoComplete="off"
              onChange={({ target }) => {
                setTyped({ ...typed, [name]: target.value })
                setErrors({})
              }}
              aria-required
              {...describedBy(`${id}-${name}`, { error: errors[name] })}
              className={controlClasses}
            />
          </Field>
        ))}
        <div className="grid sm:justify-start">
          <SubmitButton isBusy={add.isPending} busyLabel="Adding...">
            Add
          </SubmitButton>
        </div>
      </form>
    </Card>
  )
}
