import { useCallback, useEffect, useRef } from 'react'
import { useBlocker } from 'react-router'
import { closeUppermostDialog, isDialogOpen } from '#app/ui/open-dialogs'

/** Guards against navigation, Back and closing the tab. While a dialog is open, Back closes the dialog instead. */
export function useUnsaved() {
  const isUnsaved = useRef(false)
  const readTyped = useRef<() => unknown>(undefined)
  const isOfDialog = useRef(false)
  const blocker = useBlocker(({ historyAction }) => {
    isOfDialog.current = historyAction === 'POP' && isDialogOpen()
    return isOfDialog.current || isUnsaved.current
  })
  const isBlocked = blocker.state === 'blocked'
  useEffect(() => {
    if (blocker.state !== 'blocked' || !isOfDialog.current) return
    blocker.reset()
    closeUppermostDialog()
  }, [blocker])
  useEffect(() => {
    const request = (event: BeforeUnloadEvent) => {
      if (isUnsaved.current) event.preventDefault()
    }
    window.addEventListener('beforeunload', request)
    return () => window.removeEventListener('beforeunload', request)
  }, [])
  return {
    isUnsaved: () => isUnsaved.current,
    setUnsaved: useCallback((unsaved: boolean, read?: () => unknown) => {
      isUnsaved.current = unsaved
      readTyped.current = read
    }, []),
    typed: () => readTyped.current?.(),
    isConfirming: isBlocked && isUnsaved.current,
    stay: () => blocker.reset?.(),
    leave: () => {
      isUnsaved.current = false
      readTyped.current = undefined
      blocker.proceed?.()
    },
  }
}
