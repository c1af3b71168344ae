import { useEffect, useEffectEvent } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'

/**
 * Takes a field's message away as soon as the field is edited; the next sending checks again. `onEdit` takes away what
 * was said of the whole form.
 */
export function useClearedErrors<Values extends FieldValues, Context, Output>(
  {
    subscribe,
    clearErrors,
  }: Pick<UseFormReturn<Values, Context, Output>, 'subscribe' | 'clearErrors'>,
  onEdit?: () => void,
): void {
  const clear = useEffectEvent((name: Parameters<typeof clearErrors>[0]) => {
    clearErrors(name)
    onEdit?.()
  })
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ name }) => {
          // The name is that of the field that was edited.
          if (name) clear(name as Parameters<typeof clearErrors>[0])
        },
      }),
    [subscribe],
  )
}
