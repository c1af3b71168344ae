import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form'

type Faulty<Values extends FieldValues> = Pick<UseFormReturn<Values>, 'getValues' | 'setError'>

/** The first invalid field gets the focus. */
export function showErrors<Values extends FieldValues>(
  { getValues, setError }: Faulty<Values>,
  errors: Record<string, string>,
): void {
  // Safe cast: values and fields have the same names.
  const fields = Object.keys(getValues()) as FieldPath<Values>[]
  // Backwards, so that the first field has the focus in the end.
  for (const name of fields.filter((field) => errors[field]).reverse()) {
    setError(name, { message: errors[name] ?? '' }, { shouldFocus: true })
  }
}
