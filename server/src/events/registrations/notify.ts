import { inRowBatches } from '../../platform/db/row-batches.ts'
import type { RegistrationNews } from '../../platform/db/schema.ts'
import { withoutWords } from '../../platform/mail/deferred-email.ts'
import type { Registration, Trx } from './seats.ts'

/** Queues an email for each, rendered at sending time. Send after the commit. */
export async function tell(
  trx: Trx,
  registrations: readonly Pick<Registration, '_id' | 'email'>[],
  tellsOf: RegistrationNews,
  moment: Date,
  formerly: string | null = null,
): Promise<void> {
  const mails = registrations.flatMap(({ _id, email }) => {
    if (email === null) return []
    const lane = 'registrations' as const
    return [{ ...withoutWords(email, moment), registrationId: _id, tellsOf, formerly, lane }]
  })
  await inRowBatches(mails, (batch) => trx.insertInto('mails').values(batch).execute())
}
