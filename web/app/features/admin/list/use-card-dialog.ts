import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'

/** The entry that a dialog asks about, and where the focus goes when its card has gone with it. */
export function useCardDialog<Entry>() {
  const [asked, setAsked] = useState<Entry>()
  const fallback = useRef<HTMLParagraphElement>(null)
  const close = () => {
    // The dialog has to be gone before anything beside it can be focused; its card may be gone too.
    flushSync(() => setAsked(undefined))
    if (document.activeElement === document.body) fallback.current?.focus({ preventScroll: true })
  }
  return { asked, ask: setAsked, close, fallback }
}
