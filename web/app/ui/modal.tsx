import {
  type MouseEvent,
  type ReactNode,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { useHydrated } from '#app/lib/use-hydrated'
import { registerOpenDialog } from './open-dialogs'

type ModalProps = {
  title: string
  onClose: () => void
  /** The running action can't be cancelled. */
  isBusy?: boolean
  children: ReactNode
}

/** The browser traps the focus and restores it. */
export function Modal({ title, onClose, isBusy = false, children }: ModalProps) {
  const titleId = useId()
  const close = () => {
    if (!isBusy) onClose()
  }
  return (
    <Dialog
      labelledBy={titleId}
      onClose={close}
      className="m-auto w-[min(30rem,calc(100vw-2rem))] rounded-card bg-card p-6 text-ink shadow-lift backdrop:bg-veil sm:p-7"
    >
      <h2 id={titleId} className="text-xl text-heading">
        {title}
      </h2>
      {children}
    </Dialog>
  )
}

type DialogProps = {
  labelledBy: string
  onClose: () => void
  className: string
  children: ReactNode
}

export function Dialog({ labelledBy, onClose, className, children }: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null)
  // Delivered dialogs are open before and without scripts.
  const [isDelivered] = useState(!useHydrated())
  const isPointerDownOnBackdrop = useRef(false)
  const requestClose = useEffectEvent(onClose)
  useLayoutEffect(() => {
    const dialog = ref.current
    if (!dialog) return
    // Chrome closes on a second Escape without an event that can be cancelled.
    const reopen = () => {
      if (dialog.open) return
      dialog.showModal()
      requestClose()
    }
    if (dialog.open) dialog.close()
    dialog.showModal()
    dialog.addEventListener('close', reopen)
    ignoreSecondClick()
    const forget = registerOpenDialog(dialog, () => requestClose())
    return () => {
      forget()
      dialog.removeEventListener('close', reopen)
      // The browser restores the focus only if the dialog is still in the document.
      dialog.close()
      ignoreSecondClick()
    }
  }, [])
  const isBackdrop = (event: MouseEvent) =>
    event.target === ref.current && isBeside(event, ref.current)
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape does the same, through onCancel
    <dialog
      ref={ref}
      open={isDelivered || undefined}
      aria-labelledby={labelledBy}
      className={className}
      onPointerDown={(event) => {
        isPointerDownOnBackdrop.current = isBackdrop(event)
      }}
      onClick={(event) => {
        // Ignores text selections that end outside.
        if (isPointerDownOnBackdrop.current && isBackdrop(event)) onClose()
      }}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
    >
      {children}
    </dialog>
  )
}

const clickEvents = ['mousedown', 'click', 'dblclick'] as const

/** The second click would land on whatever the dialog covered, or covers now. */
function ignoreSecondClick() {
  const listen = (event: globalThis.MouseEvent) => {
    if (event.detail > 1) {
      event.preventDefault()
      event.stopPropagation()
      return
    }
    for (const name of clickEvents) window.removeEventListener(name, listen, true)
  }
  for (const name of clickEvents) window.addEventListener(name, listen, true)
}

function isBeside({ clientX, clientY }: MouseEvent, element: Element): boolean {
  const { left, right, top, bottom } = element.getBoundingClientRect()
  return clientX < left || clientX > right || clientY < top || clientY > bottom
}
