import { useEffect, useEffectEvent } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import type { Panel } from './panel'
import { onlyForm, useTypedBefore } from './use-typed-before'
import { useUnsavedForm } from './use-unsaved-form'

type Typed<Values, Context> = { values: Values; context?: Context }

type Restoring<Context> = {
  /** Where a view has several forms. */
  name?: string
  /** What the values belong to, such as the stored ones that the edits began with. */
  context?: Context
  onRestored?: (context: Context) => void
}

/** Asks before the form is left, and restores what was typed when the session ended. */
export function useRestoredForm<Values extends FieldValues, Output, Context>(
  panel: Panel,
  form: UseFormReturn<Values, unknown, Output>,
  { name = onlyForm, context, onRestored }: Restoring<Context>,
): void {
  // Safe: the same form left it.
  const before = useTypedBefore(name) as Typed<Values, Context> | undefined
  const restore = useEffectEvent((typed: Typed<Values, Context>) => {
    form.reset(typed.values, { keepDefaultValues: true })
    if (typed.context !== undefined) onRestored?.(typed.context)
  })
  useEffect(() => {
    if (before) restore(before)
  }, [before])
  const readTyped = () => ({ values: form.getValues(), context })
  useUnsavedForm(panel, form.formState.isDirty, readTyped, { form: name })
}
