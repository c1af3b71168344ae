import { useEffect, useEffectEvent, useState } from 'react'
import { type DefaultValues, type FieldValues, type Resolver, useForm } from 'react-hook-form'
import { useAdminSession } from '#app/data/admin'
import type { Panel } from './panel'

type Options<Values extends FieldValues> = {
  resolver: Resolver<Values>
  defaultValues: DefaultValues<Values>
  /** What the server has, of a form that follows it: what was not typed over becomes that whenever it changes. */
  values?: Values
}

/** A form of the panel, filled with what was typed when a session ended in between. It is asked about before it is left. */
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
    // The panel opens the view of a draft first, so that it comes back to the form that left it.
    ...(draft && { values: draft.values as Values, resetOptions: { keepDefaultValues: true } }),
  })
  const { getValues } = form
  // Both are read here, else the library does not keep them.
  const { isDirty, dirtyFields: _ } = form.formState
  const { setUnsaved } = panel
  useEffect(
    () => setUnsaved(isDirty, isDirty ? () => getValues() : undefined),
    [setUnsaved, isDirty, getValues],
  )
  return form
}
