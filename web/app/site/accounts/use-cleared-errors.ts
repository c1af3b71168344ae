import { useEffect, useEffectEvent } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'

/** Clears a field's error when it is edited; `onEdit` clears the form's. */
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
          if (name) clear(name as Parameters<typeof clearErrors>[0])
        },
      }),
    [subscribe],
  )
}
