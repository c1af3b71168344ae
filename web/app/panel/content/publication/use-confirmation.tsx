import { publishedAfterLastDay } from 'contract/content/last-day'
import { useRef, useState } from 'react'
import { ConfirmationDialog } from '#app/ui/confirmation-dialog'

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
      title={
        question === publishedAfterLastDay
          ? 'Publish after its last day?'
          : 'Publish on every page?'
      }
      lead={question}
      confirm="Publish"
      onConfirm={() => respond(true)}
      isDanger
      onClose={() => respond(false)}
    />
  )
  return { ask: request, dialog }
}
