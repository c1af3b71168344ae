import { useSignInLabel } from '#app/lib/sign-in-label'
import { useRestoredFocus } from '#app/lib/use-restored-focus'
import { Icon } from '#app/ui/icon'
import { PolicyLink } from './policy-link'

type GoogleButtonProps = { isBusy: boolean; isDisabled: boolean; onPress: () => void }

export function GoogleButton({ isBusy, isDisabled, onPress }: GoogleButtonProps) {
  const signInLabel = useSignInLabel()
  const ref = useRestoredFocus<HTMLButtonElement>(isBusy)
  if (!signInLabel) return null
  const mark =
    signInLabel === 'Google' ? <GoogleMark /> : <Icon of="key-round" className="size-5" />
  return (
    <div className="noscript:hidden">
      <button
        ref={ref}
        type="button"
        disabled={isBusy || isDisabled}
        onClick={onPress}
        className="button-outline w-full"
      >
        {isBusy ? <Icon of="loader-circle" className="size-5 animate-spin" /> : mark}
        {isBusy ? 'Processing...' : `Continue with ${signInLabel}`}
      </button>
      <p className="mt-2 text-center text-[0.9375rem] text-ink-muted">
        By creating an account you agree to the <PolicyLink page="terms">terms</PolicyLink>. Under
        18? Ask a parent or guardian first.
      </p>
      <p className="my-6 flex items-center gap-4 text-ink-muted before:h-px before:grow before:bg-line-strong after:h-px after:grow after:bg-line-strong">
        or with your email
      </p>
    </div>
  )
}

/** Google's branding guidelines require its own colours. */
function GoogleMark() {
  return (
    <svg aria-hidden="true" viewBox="0 0 48 48" className="size-5">
      <path
        fill="#ea4335"
        d="M24 9.5c3.54 0 6.71 1.22 9.21 3.6l6.85-6.85C35.9 2.38 30.47 0 24 0 14.62 0 6.51 5.38 2.56 13.22l7.98 6.19C12.43 13.72 17.74 9.5 24 9.5z"
      />
      <path
        fill="#4285f4"
        d="M46.98 24.55c0-1.57-.15-3.09-.38-4.55H24v9.02h12.94c-.58 2.96-2.26 5.48-4.78 7.18l7.73 6c4.51-4.18 7.09-10.36 7.09-17.65z"
      />
      <path
        fill="#fbbc05"
        d="M10.53 28.59c-.48-1.45-.76-2.99-.76-4.59s.27-3.14.76-4.59l-7.98-6.19C.92 16.46 0 20.12 0 24c0 3.88.92 7.54 2.56 10.78l7.97-6.19z"
      />
      <path
        fill="#34a853"
        d="M24 48c6.48 0 11.93-2.13 15.89-5.81l-7.73-6c-2.15 1.45-4.92 2.3-8.16 2.3-6.26 0-11.57-4.22-13.47-9.91l-7.98 6.19C6.51 42.62 14.62 48 24 48z"
      />
    </svg>
  )
}
