import { useLayoutEffect, useRef, useState } from 'react'

export function useCardDialog<Entry>() {
  const [requested, request] = useState<Entry>()
  const fallback = useRef<HTMLParagraphElement>(null)
  const wasRequested = useRef(false)
  // By then the dialog has returned the focus to its card, if the card still exists.
  useLayoutEffect(() => {
    const isClosed = wasRequested.current && requested === undefined
    if (isClosed && document.activeElement === document.body)
      fallback.current?.focus({ preventScroll: true })
    wasRequested.current = requested !== undefined
  }, [requested])
  return { asked: requested, ask: request, close: () => request(undefined), fallback }
}
