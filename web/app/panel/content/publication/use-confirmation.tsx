import type { DeclaredContent } from 'contract/content/content-type'
import type { ContentData } from 'contract/content/data'
import { useRef, useState } from 'react'
import { ConfirmationDialog } from '#app/ui/confirmation-dialog'

export const confirmationText = (type: DeclaredContent, data: ContentData): string | undefined =>
  type.isSingle ? undefined : type.confirmBefore?.(data)

/** Render `dialog`; `request` resolves with the answer. The server insists on the confirmation too. */
export function useConfirmation() {
  const [question, setQuestion] = useState<string>()
  const answer = useRef<(isMeant: boolean) => void>(undefined)
  const respond = (isMeant: boolean) => {
    setQuestion(undefined)
    answer.current?.(isMeant)
  }
  const request = (about: string) =>
    new Promise<boolean>((resolve) => {
      answer.current = resolve
      setQuestion(about)
    })
  const dialog = question && (
    <ConfirmationDialog
      title="Publish on every page?"
      lead={question}
      confirm="Publish"
      onConfirm={() => respond(true)}
      isDanger
      onClose={() => respond(false)}
    />
  )
  return { ask: request, dialog }
}
