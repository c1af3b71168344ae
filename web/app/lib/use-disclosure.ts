import { type FocusEvent, useEffect, useRef, useState } from 'react'

/** Closes on Escape, an outside click or when focus leaves. Opens and closes without scripts, too. */
export function useDisclosure() {
  const ref = useRef<HTMLDetailsElement>(null)
  const [isOpen, setIsOpen] = useState(false)

  useEffect(() => {
    // It may have been opened before scripts ran.
    if (ref.current?.open) setIsOpen(true)
  }, [])

  useEffect(() => {
    const closeElsewhere = ({ target }: PointerEvent) => {
      if (target instanceof Node && !ref.current?.contains(target)) close(ref.current, setIsOpen)
    }
    // On the document: details opened by hovering don't have the focus.
    const closeByEscape = ({ key }: KeyboardEvent) => {
      const details = ref.current
      if (key !== 'Escape' || !details?.open) return
      const hasFocus = details.contains(document.activeElement)
      close(details, setIsOpen)
      if (hasFocus) details.querySelector('summary')?.focus()
    }
    document.addEventListener('pointerdown', closeElsewhere)
    document.addEventListener('keydown', closeByEscape)
    return () => {
      document.removeEventListener('pointerdown', closeElsewhere)
      document.removeEventListener('keydown', closeByEscape)
    }
  }, [])

  const closeWhenLeft = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget instanceof Node && !ref.current?.contains(relatedTarget)) {
      close(ref.current, setIsOpen)
    }
  }
  return {
    isOpen,
    setIsOpen,
    detailsProps: {
      ref,
      open: isOpen,
      onToggle: () => setIsOpen(ref.current?.open ?? false),
      onBlur: closeWhenLeft,
    },
  }
}

/** The `toggle` event comes late, so the state may not know yet. */
function close(details: HTMLDetailsElement | null, setIsOpen: (isOpen: boolean) => void) {
  if (!details?.open) return
  details.open = false
  setIsOpen(false)
}
