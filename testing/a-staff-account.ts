import type { OpenInvitation } from 'contract/accounts/invitations'
import type { StaffAccount } from 'contract/accounts/staff-accounts'

let made = 0

/** An author by default. */
export function aShownAccount(details: Partial<StaffAccount> = {}): StaffAccount {
  made++
  return {
    _id: `0192f000-0000-7000-a000-${String(made).padStart(12, '0')}`,
    email: `author-${made}@college.example`,
    name: `Author ${made}`,
    role: 'author',
    departments: [],
    mayPublish: false,
    createdAt: '2026-11-01T06:00:00.000Z',
    sessions: 0,
    entries: 0,
    hasFactor: false,
    isOwn: false,
    ...details,
  }
}

export function anOpenInvitation(details: Partial<OpenInvitation> = {}): OpenInvitation {
  const { sessions: _, entries: __, hasFactor: ___, isOwn: ____, ...account } = aShownAccount()
  return {
    ...account,
    invitedBy: 'The Principal',
    expiresAt: '2026-11-28T06:00:00.000Z',
    isOver: false,
    ...details,
  }
}
