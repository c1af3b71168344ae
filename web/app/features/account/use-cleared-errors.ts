import { useEffect } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'

/** Takes a field's message away as soon as the field is edited; the next sending checks again. */
export function useClearedErrors<Values extends FieldValues, Context, Output>({
  subscribe,
  clearErrors,
}: Pick<UseFormReturn<Values, Context, Output>, 'subscribe' | 'clearErrors'>): void {
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ name }) => {
          // The name is that of the field that was edited.
          if (name) clearErrors(name as Parameters<typeof clearErrors>[0])
        },
      }),
    [subscribe, clearErrors],
  )
}
