import { useEffect, useEffectEvent } from 'react'
import { isDialogOpen } from '#app/ui/open-dialogs'

/** With Ctrl, or ⌘ on a Mac; unless the focused control has its own use for it. */
export function useShortcut(key: 'k' | 'Enter', action: () => void): void {
  const act = useEffectEvent(action)
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const hasModifier = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey
      if (!hasModifier || event.key !== key || event.defaultPrevented || isDialogOpen()) return
      event.preventDefault()
      act()
    }
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [key])
}
