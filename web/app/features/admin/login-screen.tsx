import { useHydrated } from '#app/lib/use-hydrated'
import { Door, DoorLink } from './door'
import { LoginForm } from './login-form'

export function LoginScreen() {
  const isReady = useHydrated()
  return (
    <Door
      title="Admin Login"
      lead="Sign in to manage the college's events and faculty."
      back={{ path: '/events', label: 'Back to the website' }}
    >
      <LoginForm key={String(isReady)} isReady={isReady} />
      <DoorLink to="/adminlogin/forgot">Forgot password?</DoorLink>
    </Door>
  )
}
