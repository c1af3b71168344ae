import { inRowBatches } from '../../platform/db/row-batches.ts'
import type { RegistrationNews, Trx } from '../../platform/db/schema.ts'
import { deferredEmail } from '../../platform/mail/deferred-email.ts'
import type { Registration } from './seats.ts'

/** Queues an email for each, rendered at sending time. Send after the commit. */
export async function notifyRegistrants(
  trx: Trx,
  registrations: readonly Pick<Registration, '_id' | 'email'>[],
  tellsOf: RegistrationNews,
  now: Date,
  previous: string | null = null,
): Promise<void> {
  const mails = registrations.flatMap(({ _id, email }) => {
    if (email === null) return []
    const queue = 'registrations' as const
    return [
      {
        ...deferredEmail(email, now),
        registrationId: _id,
        tellsOf,
        formerly: previous,
        lane: queue,
      },
    ]
  })
  await inRowBatches(mails, (batch) => trx.insertInto('mails').values(batch).execute())
}
