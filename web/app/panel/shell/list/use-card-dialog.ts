import { useLayoutEffect, useRef, useState } from 'react'

export function useCardDialog<Entry>() {
  const [asked, ask] = useState<Entry>()
  const fallback = useRef<HTMLParagraphElement>(null)
  const wasAsked = useRef(false)
  // By then the dialog has returned the focus to its card, if the card still exists.
  useLayoutEffect(() => {
    const isClosed = wasAsked.current && asked === undefined
    if (isClosed && document.activeElement === document.body)
      fallback.current?.focus({ preventScroll: true })
    wasAsked.current = asked !== undefined
  }, [asked])
  return { asked, ask, close: () => ask(undefined), fallback }
}
