import { useEffect, useEffectEvent, useState } from 'react'
import { useAdminSession } from '#app/data/admin'
import type { Panel } from '../../shell/panel'

type Drafts = Readonly<Record<string, string>>

/** Unsent replies by message: opening another message loses nothing, nor does the end of a session. */
export function useReplyDrafts({ setUnsaved }: Panel) {
  const { session, dropDraft } = useAdminSession()
  // Safe: the panel opens the view that left the draft first.
  const [drafts, setDrafts] = useState<Drafts>((session.draft?.values as Drafts | undefined) ?? {})
  const drop = useEffectEvent(dropDraft)
  useEffect(() => {
    drop()
  }, [])
  const isUnsaved = Object.values(drafts).some(Boolean)
  useEffect(
    () => setUnsaved(isUnsaved, isUnsaved ? () => drafts : undefined),
    [setUnsaved, isUnsaved, drafts],
  )
  return {
    read: (messageId: string) => drafts[messageId] ?? '',
    write: (messageId: string, text: string) =>
      setDrafts((before) => ({ ...before, [messageId]: text })),
  }
}
export type ReplyDrafts = ReturnType<typeof useReplyDrafts>
