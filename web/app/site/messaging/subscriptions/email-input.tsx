import { PlainField } from '#app/ui/fields/plain-field'

export const EmailInput = () => (
  <PlainField label="Email" name="email">
    {(control) => <input {...control} type="email" required maxLength={254} autoComplete="email" />}
  </PlainField>
)
