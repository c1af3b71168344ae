import { useEffect, useEffectEvent, useState } from 'react'
import { type DefaultValues, type FieldValues, type Resolver, useForm } from 'react-hook-form'
import { useAdminSession } from '#app/data/admin'
import type { Panel } from './panel'

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
  const { session, dropDraft } = useAdminSession()
  const [draft] = useState(session.draft)
  const drop = useEffectEvent(dropDraft)
  useEffect(() => {
    drop()
  }, [])
  const form = useForm<Values>({
    ...options,
    ...(values && { values, resetOptions: { keepDirtyValues: true } }),
    // Safe: the panel opens the view that left the draft first.
    ...(draft && { values: draft.values as Values, resetOptions: { keepDefaultValues: true } }),
  })
  const { getValues } = form
  // react-hook-form tracks only what is read here.
  const { isDirty, dirtyFields: _ } = form.formState
  const { setUnsaved } = panel
  useEffect(
    () => setUnsaved(isDirty, isDirty ? () => getValues() : undefined),
    [setUnsaved, isDirty, getValues],
  )
  return form
}
