import type { DeclaredContent } from 'contract/content/content-type'
import type { ContentData } from 'contract/content/data'
import { useRef, useState } from 'react'
import { DialogButtons } from '#app/ui/dialog-buttons'
import { Modal } from '#app/ui/modal'

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
    <Modal title="Publish on every page?" onClose={() => respond(false)} isBusy={false}>
      <p className="mt-3 text-ink-soft">{question}</p>
      <DialogButtons
        cancel="Cancel"
        onCancel={() => respond(false)}
        confirm="Publish"
        onConfirm={() => respond(true)}
        isBusy={false}
        isDanger
      />
    </Modal>
  )
  return { ask: request, dialog }
}
