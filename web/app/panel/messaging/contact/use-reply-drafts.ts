import { useState } from 'react'
import type { Panel } from '../../shell/panel'
import { useTypedBefore } from '../../shell/use-typed-before'
import { useUnsavedForm } from '../../shell/use-unsaved-form'

type Drafts = Readonly<Record<string, string>>

/** Unsent replies by message: opening another message loses nothing, nor does the end of a session. */
export function useReplyDrafts(panel: Panel) {
  // Safe: the panel opens the view that left the draft first.
  const [drafts, setDrafts] = useState((useTypedBefore() as Drafts | undefined) ?? {})
  useUnsavedForm(panel, Object.values(drafts).some(Boolean), () => drafts)
  return {
    read: (messageId: string) => drafts[messageId] ?? '',
    write: (messageId: string, text: string) =>
      setDrafts((before) => ({ ...before, [messageId]: text })),
  }
}
export type ReplyDrafts = ReturnType<typeof useReplyDrafts>
