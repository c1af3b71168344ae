import { useRestoredFocus } from '#app/lib/use-restored-focus'
import { Icon } from '#app/ui/icon'

type SubmitButtonProps = {
  children: string
  busyLabel: string
  isBusy: boolean
  isDisabled?: boolean
}

export function SubmitButton({ children, busyLabel, isBusy, isDisabled }: SubmitButtonProps) {
  const ref = useRestoredFocus<HTMLButtonElement>(isBusy)
  return (
    <button ref={ref} type="submit" disabled={isBusy || isDisabled} className="button-primary">
      {isBusy && <Icon of="loader-circle" className="size-5 animate-spin" />}
      {isBusy ? busyLabel : children}
    </button>
  )
}
