import { college } from 'college/facts'
import { passwordProblem } from 'contract/accounts/password-rule'
import { useCommonPasswords } from '#app/data/common-passwords'
import { type PasswordStrength, passwordStrength } from '#app/lib/password-strength'

export type PasswordOwner = { minimum: number; email?: string | undefined }

type Look = { words: string; filled: number; colour: string }

const looks: Record<PasswordStrength, Look> = {
  easy: { words: 'This password is easy to guess', filled: 1, colour: 'bg-gold-500' },
  fair: { words: 'This password is fair', filled: 2, colour: 'bg-gold-500' },
  strong: { words: 'This password is strong', filled: 3, colour: 'bg-leaf-700' },
}
const nothing: Look = { words: '', filled: 0, colour: '' }

/** No praise before the list of common passwords has loaded. */
function lookOf(
  password: string,
  { minimum, email }: PasswordOwner,
  common: ReadonlySet<string> | undefined,
): Look {
  if (!password) return nothing
  const collegeName = college.guessedFirst
  const error = passwordProblem(password, { minimum, collegeName, email, common })
  if (error) return { words: error, filled: 1, colour: 'bg-danger-600' }
  if (!common) return nothing
  return looks[passwordStrength(password, common, [collegeName, email?.split('@')[0] ?? ''])]
}

type StrengthHintProps = { password: string; owner: PasswordOwner }

export function StrengthHint({ password, owner }: StrengthHintProps) {
  const common = useCommonPasswords(password !== '')
  const { words, filled, colour } = lookOf(password, owner, common)
  return (
    <div className="flex min-h-6 items-center gap-3">
      <span aria-hidden="true" className="grid w-20 shrink-0 grid-cols-3 gap-1 sm:w-28">
        {[1, 2, 3].map((segment) => (
          <span
            key={segment}
            className={`h-1.5 rounded-full transition-colors duration-200 ${segment <= filled ? colour : 'bg-well'}`}
          />
        ))}
      </span>
      <span role="status" className="text-[0.9375rem] text-ink-muted">
        {words}
      </span>
    </div>
  )
}
