import { mailDays } from 'contract/retention'
import { v7 as uuidv7 } from 'uuid'
import type { RegistrationNews } from '../db/schema.ts'
import type { Registration, Trx } from './seats.ts'

const dayMilliseconds = 24 * 60 * 60 * 1000

/** A mail for each, whose words are set when it is sent, if that is still so. To be sent after the commit. */
export async function tell(
  trx: Trx,
  registrations: readonly Pick<Registration, '_id' | 'email'>[],
  tellsOf: RegistrationNews,
  moment: Date,
  formerly: string | null = null,
): Promise<void> {
  const mails = registrations.flatMap(({ _id, email }) =>
    email === null ? [] : [{ registrationId: _id, recipient: email }],
  )
  if (mails.length === 0) return
  await trx
    .insertInto('mails')
    .values(
      mails.map((mail) => ({
        ...mail,
        _id: uuidv7(),
        tellsOf,
        formerly,
        lane: 'registrations' as const,
        subject: '',
        text: '',
        html: '',
        tries: 0,
        dueAt: moment.toISOString(),
        giveUpAt: new Date(moment.getTime() + mailDays * dayMilliseconds).toISOString(),
      })),
    )
    .execute()
}
