import { type PasswordStrength, passwordStrength } from './password-strength'

const looks: Record<PasswordStrength, { word: string; filled: number; colour: string }> = {
  short: { word: 'too short', filled: 1, colour: 'bg-danger-600' },
  fair: { word: 'fair', filled: 2, colour: 'bg-gold-500' },
  strong: { word: 'strong', filled: 3, colour: 'bg-leaf-700' },
}

/** Says, while a new password is typed, how strong it is. */
export function StrengthHint({ password }: { password: string }) {
  const { word, filled, colour } = looks[passwordStrength(password)]
  return (
    <div className="-mt-3 flex min-h-6 items-center gap-3">
      <span aria-hidden="true" className="grid w-20 shrink-0 sm:w-28 grid-cols-3 gap-1">
        {[1, 2, 3].map((segment) => (
          <span
            key={segment}
            className={`h-1.5 rounded-full transition-colors duration-200 ${password && segment <= filled ? colour : 'bg-well'}`}
          />
        ))}
      </span>
      <span role="status" className="text-[0.9375rem] text-ink-muted">
        {password && `This password is ${word}`}
      </span>
    </div>
  )
}
