import { LoaderCircle } from 'lucide-react'

type SubmitButtonProps = {
  children: string
  busyLabel: string
  isBusy: boolean
  isDisabled?: boolean
}

/** Sends a form, and says so while it does. */
export function SubmitButton({ children, busyLabel, isBusy, isDisabled }: SubmitButtonProps) {
  return (
    <button type="submit" disabled={isBusy || isDisabled} className="button-primary">
      {isBusy && <LoaderCircle aria-hidden="true" className="size-5 animate-spin" />}
      {isBusy ? busyLabel : children}
    </button>
  )
}
