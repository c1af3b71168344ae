import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form'

type Faulty<Values extends FieldValues> = Pick<UseFormReturn<Values>, 'getValues' | 'setError'>

/** Puts the faults that the server found, `{ field: message }`, beside their fields. The first of them takes the focus. */
export function showFaults<Values extends FieldValues>(
  { getValues, setError }: Faulty<Values>,
  faults: Record<string, string>,
): void {
  // A form's values are named like its fields.
  const fields = Object.keys(getValues()) as FieldPath<Values>[]
  // From the last to the first, so that the first has the focus in the end.
  for (const name of fields.filter((field) => faults[field]).reverse()) {
    setError(name, { message: faults[name] ?? '' }, { shouldFocus: true })
  }
}
