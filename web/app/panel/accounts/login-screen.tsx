import { pathOf } from '#app/framework/addresses/path-of'
import { Door, DoorLink } from '../shell/door'
import { LoginForm } from './login-form'

export function LoginScreen({ isReady }: { isReady: boolean }) {
  return (
    <Door
      title="Admin Login"
      lead="Sign in to manage the college's events and faculty."
      back={{ path: pathOf('events'), label: 'Back to the website' }}
    >
      <LoginForm key={String(isReady)} isReady={isReady} />
      <DoorLink to={pathOf('admin-forgot-password')}>Forgot password?</DoorLink>
    </Door>
  )
}
