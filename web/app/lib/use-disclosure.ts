import { type FocusEvent, useEffect, useRef, useState } from 'react'

/**
 * For a `<details>` that lies over the page: it closes by Escape, by a press elsewhere and when the focus leaves it.
 * It opens and closes without scripts as well.
 */
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
    // On the whole document: what the pointer has opened does not have the focus.
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

/** The browser tells of its own opening a moment later: until then the state does not know of what has to be closed. */
function close(details: HTMLDetailsElement | null, setIsOpen: (isOpen: boolean) => void) {
  if (!details?.open) return
  details.open = false
  setIsOpen(false)
}
