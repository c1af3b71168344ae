import type { MouseEvent } from 'react'
import { useRestoredFocus } from '#app/lib/use-restored-focus'
import { Icon } from '#app/ui/icon'

type DialogButtonsProps = {
  cancel: string
  onCancel: () => void
  confirm: string
  /** Without it, the button submits its form. */
  onConfirm?: () => void
  isBusy?: boolean
  isDisabled?: boolean
  /** The running action can still be cancelled. */
  isCancellable?: boolean
  isDanger?: boolean
}

/** The harmless button comes first and gets the focus. */
export function DialogButtons({
  cancel,
  onCancel,
  confirm,
  onConfirm,
  isBusy = false,
  isDisabled = false,
  isCancellable = !isBusy,
  isDanger = false,
}: DialogButtonsProps) {
  const ref = useRestoredFocus<HTMLButtonElement>(isBusy)
  // The second click of a double click can arrive before the button is disabled.
  const click = ({ detail }: MouseEvent) => {
    if (detail < 2) onConfirm?.()
  }
  return (
    <div className="mt-6 flex flex-wrap justify-end gap-3">
      <button type="button" disabled={!isCancellable} onClick={onCancel} className="button-outline">
        {cancel}
      </button>
      <button
        ref={ref}
        type={onConfirm ? 'button' : 'submit'}
        disabled={isBusy || isDisabled}
        onClick={onConfirm && click}
        className={`button-primary ${isDanger ? 'bg-danger-fill hover:bg-brand-800' : ''}`}
      >
        {isBusy && <Icon of="loader-circle" className="size-5 animate-spin" />}
        {confirm}
      </button>
    </div>
  )
}
