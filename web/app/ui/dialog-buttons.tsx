import { useKeptFocus } from '#app/lib/use-kept-focus'
import { Icon } from '#app/ui/icon'

type DialogButtonsProps = {
  cancel: string
  onCancel: () => void
  confirm: string
  /** Left out, the button sends the form that it is in. */
  onConfirm?: () => void
  isBusy?: boolean
  /** There is nothing to confirm yet. */
  isDisabled?: boolean
  /** What runs can still be called off. */
  isCancellable?: boolean
  isDanger?: boolean
}

/** The two ways out of a dialog. The harmless one comes first and so has the focus. */
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
  const ref = useKeptFocus<HTMLButtonElement>(isBusy)
  return (
    <div className="mt-6 flex flex-wrap justify-end gap-3">
      <button type="button" disabled={!isCancellable} onClick={onCancel} className="button-outline">
        {cancel}
      </button>
      <button
        ref={ref}
        type={onConfirm ? 'button' : 'submit'}
        disabled={isBusy || isDisabled}
        onClick={onConfirm}
        className={`button-primary ${isDanger ? 'bg-danger-fill hover:bg-brand-800' : ''}`}
      >
        {isBusy && <Icon of="loader-circle" className="size-5 animate-spin" />}
        {confirm}
      </button>
    </div>
  )
}
