import { loginSuccessful } from 'contract/accounts/admin'
import { KeyRound, LoaderCircle } from 'lucide'
import { useAdminPasskeyLogin } from '#app/data/admin-factors'
import { useRestoredFocus } from '#app/lib/use-restored-focus'
import { Icon } from '#app/ui/icon'
import { showToast } from '#app/ui/toaster'
import { Button } from '../shell/button'

const loginFailed = 'Login failed. Please try again.'

type PasskeyLoginProps = { isDisabled?: boolean; children: string }

export function PasskeyLogin({ isDisabled = false, children }: PasskeyLoginProps) {
  const login = useAdminPasskeyLogin()
  const ref = useRestoredFocus<HTMLButtonElement>(login.isPending)
  const start = () =>
    login.mutate(undefined, {
      onSuccess: () => showToast('success', loginSuccessful),
      onError: (error) => showToast('error', error.message || loginFailed),
    })
  return (
    <Button ref={ref} disabled={isDisabled || login.isPending} onClick={start} className="w-full">
      <Icon
        of={login.isPending ? LoaderCircle : KeyRound}
        className={`size-5 ${login.isPending ? 'animate-spin' : ''}`}
      />
      {children}
    </Button>
  )
}
