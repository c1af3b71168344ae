import type { EditedContent } from 'contract/content/calls'
import { declaredOf } from 'contract/content/translations/translation-types'
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'
import { useContentCalls } from '#app/data/content'
import { useLatest } from '#app/lib/use-latest'
import type { Panel } from '../../shell/panel'
import { useAccountName } from '../../shell/use-account-name'
import { useRights } from '../../shell/use-rights'
import { useTypedBefore } from '../../shell/use-typed-before'
import { Editing } from './editing'

export function useEditing(panel: Panel, entry: EditedContent) {
  const isReturning = useTypedBefore() !== undefined
  const { account } = useRights()
  const calls = useContentCalls(entry._id)
  const nameOf = useLatest(useAccountName())
  const [editing] = useState(
    () =>
      new Editing({
        entry,
        type: declaredOf(entry.type),
        calls,
        writer: account.email,
        nameOf: (email) => nameOf.current(email),
        isReturning,
      }),
  )
  const { setUnsaved } = panel
  useEffect(() => {
    // Leaving loses nothing: changes are saved or stored in the browser.
    setUnsaved(false, () => editing.isDirty() || undefined)
    const detach = editing.attach()
    return () => {
      setUnsaved(false)
      detach()
    }
  }, [editing, setUnsaved])
  const snapshot = useSyncExternalStore(editing.subscribe, editing.snapshot)
  const { publishAt, unpublishAt } = snapshot.entry
  useActionAt(publishAt, () => void editing.refresh())
  useActionAt(unpublishAt, () => void editing.refresh())
  return { editing, snapshot, calls }
}

/** By then the server has run the scheduled publication. */
const graceMilliseconds = 1500
/** `setTimeout` overflows beyond this. */
const longestTimer = 2 ** 31 - 1

function useActionAt(instant: string | undefined, action: () => void): void {
  const act = useEffectEvent(action)
  useEffect(() => {
    const wait = new Date(instant ?? Number.NaN).getTime() - Date.now() + graceMilliseconds
    if (Number.isNaN(wait) || wait > longestTimer) return
    const timer = setTimeout(() => act(), Math.max(wait, 0))
    return () => clearTimeout(timer)
  }, [instant])
}
