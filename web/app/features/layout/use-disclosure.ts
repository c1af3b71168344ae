import { type FocusEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react'

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
    if (!isOpen) return
    const closeElsewhere = ({ target }: PointerEvent) => {
      if (target instanceof Node && !ref.current?.contains(target)) setIsOpen(false)
    }
    document.addEventListener('pointerdown', closeElsewhere)
    return () => document.removeEventListener('pointerdown', closeElsewhere)
  }, [isOpen])

  const closeByEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen) return
    event.stopPropagation()
    setIsOpen(false)
    ref.current?.querySelector('summary')?.focus()
  }
  const closeWhenLeft = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget instanceof Node && !ref.current?.contains(relatedTarget)) setIsOpen(false)
  }
  return {
    isOpen,
    setIsOpen,
    detailsProps: {
      ref,
      open: isOpen,
      onToggle: () => setIsOpen(ref.current?.open ?? false),
      onKeyDown: closeByEscape,
      onBlur: closeWhenLeft,
    },
  }
}
