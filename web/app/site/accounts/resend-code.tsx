import { emailNotFound, resendCooldownSeconds } from 'contract/accounts/sign-up'
import { useEffect, useState } from 'react'
import { useCurrentUser } from '#app/data/account'
import { useResendCode } from '#app/data/sign-up'
import { messageOf } from '#app/lib/as-rejection'
import { useRestoredFocus } from '#app/lib/use-restored-focus'
import { Icon } from '#app/ui/icon'
import { showToast } from '#app/ui/toaster'

const second = 1000

/** Compares with the clock, because browsers throttle timers of hidden pages. */
function useCountdown() {
  const [end, setEnd] = useState(0)
  const [secondsLeft, setSecondsLeft] = useState(0)
  useEffect(() => {
    if (end === 0) return
    const timer = setInterval(() => {
      const remaining = Math.max(0, Math.ceil((end - Date.now()) / second))
      setSecondsLeft(remaining)
      if (remaining === 0) clearInterval(timer)
    }, second)
    return () => clearInterval(timer)
  }, [end])
  const start = (seconds: number) => {
    setEnd(Date.now() + seconds * second)
    setSecondsLeft(seconds)
  }
  return { secondsLeft, start }
}

const resendFailed = 'Failed to resend OTP'

/** The button has gone; take its focus unless the visitor moved on. */
const restoreLostFocus = (line: HTMLElement | null) => {
  if (document.activeElement === document.body) line?.focus()
}

export function ResendCode() {
  const { user } = useCurrentUser()
  const { secondsLeft, start } = useCountdown()
  const resend = useResendCode()
  const isCounting = secondsLeft > 0
  const button = useRestoredFocus<HTMLButtonElement>(resend.isPending || isCounting)
  const send = () => {
    if (!user || !user.email) {
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
  if (isCounting) {
    return (
      <p
        ref={restoreLostFocus}
        tabIndex={-1}
        className="grid min-h-11 place-items-center text-ink-muted"
      >
        {`Resend available in ${secondsLeft} seconds`}
      </p>
    )
  }
  return (
    <button
      ref={button}
      type="button"
      disabled={resend.isPending}
      onClick={send}
      className="button-outline w-full"
    >
      {resend.isPending && <Icon of="loader-circle" className="size-5 animate-spin" />}
      {resend.isPending ? 'Sending...' : 'Resend OTP'}
    </button>
  )
}
