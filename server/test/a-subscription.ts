import { v7 as uuidv7 } from 'uuid'
import type { Db } from '../src/platform/db/open.ts'
import type { SubscriptionTable } from '../src/platform/db/subscription-tables.ts'
import { emailKey } from '../src/platform/email-key.ts'
import { hashToken, newToken } from '../src/platform/tokens.ts'

/** A confirmed subscription to everything, as a row. */
export function aSubscription(given: Partial<SubscriptionTable> = {}): SubscriptionTable {
  const email = given.email ?? 'reader@college.test'
  return {
    _id: uuidv7(),
    email,
    emailKey: emailKey(email),
    token: hashToken(newToken()),
    pace: 'atOnce',
    categories: '[]',
    departments: '[]',
    askedAt: new Date().toISOString(),
    confirmedAt: new Date().toISOString(),
    toldNumber: 0,
    bounces: 0,
    isLastBounced: 0,
    bouncesSince: null,
    language: null,
    ...given,
  }
}

export const subscribe = async (db: Db, given: Partial<SubscriptionTable> = {}) => {
  await db.insertInto('subscriptions').values(aSubscription(given)).execute()
}
