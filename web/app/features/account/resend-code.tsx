import { emailNotFound, resendCooldownSeconds } from 'contract/sign-up'
import { LoaderCircle } from 'lucide-react'
import { showToast } from '#app/components/toaster'
import { useCurrentUser } from '#app/data/account'
import { useResendCode } from '#app/data/sign-up'
import { messageOf } from './refusals'
import { useCountdown } from './use-countdown'

const resendFailed = 'Failed to resend OTP'
const takeFocus = (element: HTMLElement | null) => element?.focus()

/** Has another code mailed, once a minute. */
export function ResendCode() {
  const { user } = useCurrentUser()
  const { secondsLeft, start } = useCountdown()
  const resend = useResendCode()
  const send = () => {
    if (!user) {
      showToast('error', emailNotFound)
      return
    }
    resend.mutate(user.email, {
      onSuccess: ({ message }) => {
        showToast('success', message)
        start(resendCooldownSeconds)
      },
      onError: (error) => showToast('error', messageOf(error) || resendFailed),
    })
  }
  if (secondsLeft > 0) {
    return (
      // The focus was on the button, which is gone.
      <p ref={takeFocus} tabIndex={-1} className="grid min-h-11 place-items-center text-ink-muted">
        {`Resend available in ${secondsLeft} seconds`}
      </p>
    )
  }
  return (
    <button
      type="button"
      disabled={resend.isPending}
      onClick={send}
      className="button-outline w-full"
    >
      {resend.isPending && <LoaderCircle aria-hidden="true" className="size-5 animate-spin" />}
      {resend.isPending ? 'Sending...' : 'Resend OTP'}
    </button>
  )
}
