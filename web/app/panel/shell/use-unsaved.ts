import { useCallback, useEffect, useEffectEvent, useRef } from 'react'
import { useBlocker } from 'react-router'
import { closeUppermostDialog, isDialogOpen } from '#app/ui/open-dialogs'
import { onlyForm } from './use-typed-before'

/** Guards against navigation, Back and closing the tab. While a dialog is open, Back closes the dialog instead. */
export function useUnsaved() {
  const forms = useRef(
    new Map<string, { isUnsaved: boolean; read?: (() => unknown) | undefined }>(),
  )
  const isUnsaved = () => [...forms.current.values()].some((form) => form.isUnsaved)
  const isOfDialog = useRef(false)
  const blocker = useBlocker(({ historyAction }) => {
    isOfDialog.current = historyAction === 'POP' && isDialogOpen()
    return isOfDialog.current || isUnsaved()
  })
  const hasUnsaved = useEffectEvent(isUnsaved)
  const isBlocked = blocker.state === 'blocked'
  useEffect(() => {
    if (blocker.state !== 'blocked' || !isOfDialog.current) return
    blocker.reset()
    closeUppermostDialog()
  }, [blocker])
  useEffect(() => {
    const request = (event: BeforeUnloadEvent) => {
      if (hasUnsaved()) event.preventDefault()
    }
    window.addEventListener('beforeunload', request)
    return () => window.removeEventListener('beforeunload', request)
  }, [])
  const drop = () => forms.current.clear()
  return {
    isUnsaved,
    setUnsaved: useCallback((isFormUnsaved: boolean, read?: () => unknown, form = onlyForm) => {
      forms.current.set(form, { isUnsaved: isFormUnsaved, read })
    }, []),
    /** By form; undefined if nothing was typed. */
    typed: () => {
      const typed = [...forms.current].flatMap(([form, { read }]) => {
        const values = read?.()
        return values === undefined ? [] : [[form, values] as const]
      })
      return typed.length > 0 ? Object.fromEntries(typed) : undefined
    },
    hasTyped: () => [...forms.current.values()].some((form) => form.isUnsaved || form.read),
    drop,
    isConfirming: isBlocked && isUnsaved(),
    stay: () => blocker.reset?.(),
    leave: () => {
      drop()
      blocker.proceed?.()
    },
  }
}
