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
import { noteOpenDialog } from './open-dialogs'

type ModalProps = {
  title: string
  /** Escape, and a click beside the dialog. */
  onClose: () => void
  /** While something runs that cannot be called off. */
  isBusy?: boolean
  children: ReactNode
}

/** A dialog over the page. The browser holds the focus in it and gives it back. */
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

/** A bare dialog that is open for as long as it is rendered. */
export function Dialog({ labelledBy, onClose, className, children }: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null)
  // What comes with the document is open before scripts run, and without them.
  const [isDelivered] = useState(!useHydrated())
  const isPressedBeside = useRef(false)
  const askToClose = useEffectEvent(onClose)
  useLayoutEffect(() => {
    const dialog = ref.current
    if (!dialog) return
    // Chrome closes at a second Escape without asking. Whether it may is not the browser's to say.
    const reopen = () => {
      if (dialog.open) return
      dialog.showModal()
      askToClose()
    }
    if (dialog.open) dialog.close()
    dialog.showModal()
    dialog.addEventListener('close', reopen)
    const forget = noteOpenDialog(() => askToClose())
    return () => {
      forget()
      dialog.removeEventListener('close', reopen)
      // Before it leaves the page: only then does the browser give the focus back.
      dialog.close()
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
        isPressedBeside.current = isBackdrop(event)
      }}
      onClick={(event) => {
        // Not when text was selected from the inside to beyond the edge.
        if (isPressedBeside.current && isBackdrop(event)) onClose()
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

function isBeside({ clientX, clientY }: MouseEvent, element: Element): boolean {
  const { left, right, top, bottom } = element.getBoundingClientRect()
  return clientX < left || clientX > right || clientY < top || clientY > bottom
}
