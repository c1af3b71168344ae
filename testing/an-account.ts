import type { Account, AccountSession } from 'contract/accounts/account-settings'
import { aUser } from './a-user.ts'

/** A student with a password by default. */
export function anAccount(details: Partial<Account> = {}): Account {
  return {
    ...aUser(),
    mobileNumber: '+91 98765 43210',
    createdAt: '2026-08-01T06:00:00.000Z',
    hasPassword: true,
    isLinked: false,
    ...details,
  }
}

export function aSession(details: Partial<AccountSession> = {}): AccountSession {
  return {
    _id: '0192f000',
    userAgent: 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
    createdAt: '2026-11-01T06:00:00.000Z',
    lastSeenAt: '2026-11-21T06:00:00.000Z',
    isCurrent: true,
    ...details,
  }
}
