import { useState } from 'react'
import type { FieldValues } from 'react-hook-form'
import { Icon } from '#app/ui/icon'
import { controlClasses, Field } from './field'
import { type TextControlOptions, useTextControl } from './use-text-control'

type PasswordFieldProps<Values extends FieldValues, Output> = TextControlOptions<Values, Output> & {
  label: string
  autoComplete: 'current-password' | 'new-password'
}

export function PasswordField<Values extends FieldValues, Output>({
  label,
  ...options
}: PasswordFieldProps<Values, Output>) {
  const { hint, isRequired, isDisabled } = options
  const { id, error, controlProps } = useTextControl(options)
  const [isVisible, setVisible] = useState(false)
  const icon = isVisible ? 'eye-off' : 'eye'
  return (
    <Field id={id} label={label} hint={hint} error={error} isRequired={isRequired}>
      <div className="relative">
        <input
          {...controlProps}
          type={isVisible ? 'text' : 'password'}
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          className={`${controlClasses} pr-12 [&::-ms-reveal]:hidden`}
        />
        <button
          type="button"
          aria-label={isVisible ? 'Hide password' : 'Show password'}
          aria-pressed={isVisible}
          aria-controls={id}
          disabled={isDisabled}
          onClick={() => setVisible(!isVisible)}
          className="absolute inset-y-0 right-0 grid w-11 place-items-center rounded-md text-ink-muted transition-colors duration-200 hover:text-accent disabled:cursor-not-allowed"
        >
          <Icon of={icon} className="size-5" />
        </button>
      </div>
    </Field>
  )
}
