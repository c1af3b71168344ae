import { useLayoutEffect, useRef, useState } from 'react'

/** The entry that a dialog asks about, and where the focus goes when its card has gone with it. */
export function useCardDialog<Entry>() {
  const [asked, ask] = useState<Entry>()
  const fallback = useRef<HTMLParagraphElement>(null)
  const wasAsked = useRef(false)
  // The dialog is gone by then, and has given the focus back to its card, if that is still there.
  useLayoutEffect(() => {
    const isClosed = wasAsked.current && asked === undefined
    if (isClosed && document.activeElement === document.body)
      fallback.current?.focus({ preventScroll: true })
    wasAsked.current = asked !== undefined
  }, [asked])
  return { asked, ask, close: () => ask(undefined), fallback }
}
