import { pathOf } from '#app/framework/addresses/path-of'
import { SessionGate, SessionGateLink } from '../shell/session-gate'
import { StaffLoginForm } from './login-form'

export function LoginScreen({ isReady }: { isReady: boolean }) {
  return (
    <SessionGate
      title="Admin Login"
      lead="Sign in to manage the college’s events and faculty."
      back={{ path: pathOf('events'), label: 'Back to the website' }}
    >
      <StaffLoginForm key={String(isReady)} isReady={isReady} />
      <SessionGateLink to={pathOf('admin-forgot-password')}>Forgot password?</SessionGateLink>
    </SessionGate>
  )
}
