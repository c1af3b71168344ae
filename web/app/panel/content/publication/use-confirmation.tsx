import type { DeclaredContent } from 'contract/content/content-type'
import type { ContentData } from 'contract/content/data'
import { useRef, useState } from 'react'
import { DialogButtons } from '#app/ui/dialog-buttons'
import { Modal } from '#app/ui/modal'

/** What a publication of this would do that somebody has to confirm; undefined of most. */
export const asksBefore = (type: DeclaredContent, data: ContentData): string | undefined =>
  type.isSingle ? undefined : type.askBefore?.(data)

/**
 * Asks whether a publication is meant, with what it would do: `ask` tells the answer, `dialog` is to be drawn. What is
 * asked before anything is sent the server asks as well.
 */
export function useConfirmation() {
  const [question, setQuestion] = useState<string>()
  const answer = useRef<(isMeant: boolean) => void>(undefined)
  const settle = (isMeant: boolean) => {
    setQuestion(undefined)
    answer.current?.(isMeant)
  }
  const ask = (about: string) =>
    new Promise<boolean>((resolve) => {
      answer.current = resolve
      setQuestion(about)
    })
  const dialog = question && (
    <Modal title="Publish it on every page?" onClose={() => settle(false)} isBusy={false}>
      <p className="mt-3 text-ink-soft">{question}</p>
      <DialogButtons
        cancel="Not yet"
        onCancel={() => settle(false)}
        confirm="Yes, publish it"
        onConfirm={() => settle(true)}
        isBusy={false}
        isDanger
      />
    </Modal>
  )
  return { ask, dialog }
}
