import { PlainField } from '#app/ui/fields/plain-field'

/** The address that is mailed to; the browser itself says when it is none. */
export const EmailInput = () => (
  <PlainField label="Email" name="email">
    {(control) => <input {...control} type="email" required maxLength={254} autoComplete="email" />}
  </PlainField>
)
