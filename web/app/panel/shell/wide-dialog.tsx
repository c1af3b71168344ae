import { X } from 'lucide'
import { type ReactNode, useId } from 'react'
import { Icon } from '#app/ui/icon'
import { Dialog } from '#app/ui/modal'

type WideDialogProps = {
  title: string
  onClose: () => void
  className: string
  children: ReactNode
}

export function WideDialog({ title, onClose, className, children }: WideDialogProps) {
  const id = useId()
  return (
    <Dialog
      labelledBy={id}
      onClose={onClose}
      className={`m-auto rounded-card bg-card p-0 text-ink shadow-lift backdrop:bg-veil ${className}`}
    >
      <div className="grid gap-4 p-4 sm:p-6">
        <div className="flex items-center justify-between gap-3">
          <h2 id={id} className="text-xl wrap-anywhere text-heading">
            {title}
          </h2>
          <button
            type="button"
            aria-label="Close"
            onClick={onClose}
            className="grid size-11 shrink-0 place-items-center rounded-md text-accent hover:bg-accent-soft"
          >
            <Icon of={X} className="size-5" />
          </button>
        </div>
        {children}
      </div>
    </Dialog>
  )
}
