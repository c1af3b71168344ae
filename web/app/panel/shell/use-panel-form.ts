import { type DefaultValues, type FieldValues, type Resolver, useForm } from 'react-hook-form'
import type { Panel } from './panel'
import { useTypedBefore } from './use-typed-before'
import { useUnsavedForm } from './use-unsaved-form'

type Options<Values extends FieldValues> = {
  resolver: Resolver<Values>
  defaultValues: DefaultValues<Values>
  /** Fields that were not edited follow this value. */
  values?: Values
}

/** Restores a draft left by an expired session, and asks before it is left. */
export function usePanelForm<Values extends FieldValues>(
  panel: Panel,
  { values, ...options }: Options<Values>,
) {
  const typed = useTypedBefore()
  const form = useForm<Values>({
    ...options,
    ...(values && { values, resetOptions: { keepDirtyValues: true } }),
    // Safe: the panel opens the view that left the draft first.
    ...(typed !== undefined && {
      values: typed as Values,
      resetOptions: { keepDefaultValues: true },
    }),
  })
  // react-hook-form tracks only what is read here.
  const { isDirty, dirtyFields: _ } = form.formState
  useUnsavedForm(panel, isDirty, form.getValues)
  return form
}
