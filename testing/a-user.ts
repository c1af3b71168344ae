import type { User } from 'contract/accounts/account'

type NamedUser = User & { name: string; email: string }

/** Verified by default. */
export function aUser(details: Partial<NamedUser> = {}): NamedUser {
  return {
    _id: '0192f000-0000-7000-8000-00000000aaaa',
    name: 'Meera Joshi',
    email: 'meera@student.example',
    isVerified: true,
    ...details,
  }
}
