import { X } from 'lucide'
import { type ReactNode, useId } from 'react'
import { Dialog } from '#app/ui/modal'
import { IconButton } from './icon-button'

type WideDialogProps = {
  title: ReactNode
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
          <IconButton icon={X} label="Close" onClick={onClose} />
        </div>
        {children}
      </div>
    </Dialog>
  )
}
