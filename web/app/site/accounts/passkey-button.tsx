import { useRestoredFocus } from '#app/lib/use-restored-focus'
import { Icon } from '#app/ui/icon'

type PasskeyButtonProps = { isBusy: boolean; isDisabled: boolean; onPress: () => void }

export function PasskeyButton({ isBusy, isDisabled, onPress }: PasskeyButtonProps) {
  const ref = useRestoredFocus<HTMLButtonElement>(isBusy)
  return (
    <button
      ref={ref}
      type="button"
      disabled={isBusy || isDisabled}
      onClick={onPress}
      className="button-outline mt-4 w-full noscript:hidden"
    >
      <Icon
        of={isBusy ? 'loader-circle' : 'key-round'}
        className={`size-5 ${isBusy ? 'animate-spin' : ''}`}
      />
      Sign in with a passkey
    </button>
  )
}
