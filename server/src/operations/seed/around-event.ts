import type { SampleEvent } from 'college/sample-events/sample-event'
import { termsTexts } from 'contract/events/translated-terms'
import { v7 as uuidv7 } from 'uuid'
import { issue, readAttendees } from '../../events/certificates/issue.ts'
import { readEventStatus } from '../../events/details/event-status.ts'
import { storedTranslations } from '../../events/registrations/terms.ts'
import { firstStart } from '../../platform/activity-log/record-activity.ts'
import type { Trx } from '../../platform/db/schema.ts'

const offerHours = 24

/** Without addresses, so that no email is ever sent, and no link or account leads to them. */
async function addRegistrations(
  trx: Trx,
  eventId: string,
  { registered, waiting, questions, ...terms }: NonNullable<SampleEvent['registration']>,
  now: string,
): Promise<void> {
  const { startingHindi } = await import('college/starting-hindi')
  const people = [
    ...registered.map((name) => ({ name, state: 'registered' as const })),
    ...waiting.map((name) => ({ name, state: 'waiting' as const })),
  ]
  const hi = Object.fromEntries(
    termsTexts({ questions, ...terms }).flatMap((text) => {
      const translation = startingHindi(text)
      return translation === undefined ? [] : [[text, translation]]
    }),
  )
  await trx
    .insertInto('eventSeats')
    .values({
      ...{ eventId, ...terms, questions: JSON.stringify(questions), offerHours },
      translations: storedTranslations({ ...terms, questions, offerHours, translations: { hi } }),
      ...{ taken: registered.length, waiting: waiting.length, arrivals: people.length },
      ...{ opensAt: null, closesAt: null, version: 0 },
    })
    .execute()
  const nobody = { studentId: null, email: null, emailKey: null, mailbox: null, token: null }
  const rows = people.map((person, index) => ({
    ...{ _id: uuidv7(), eventId, ...person, ...nobody, place: index + 1 },
    ...{ answers: '[]', consent: null, reason: null, offeredUntil: null },
    ...{ remindedAt: now, createdAt: now, changedAt: now },
  }))
  await trx.insertInto('registrations').values(rows).execute()
}

async function addCertificates(
  trx: Trx,
  eventId: string,
  { given, ...signature }: NonNullable<SampleEvent['certificates']>,
  now: Date,
): Promise<void> {
  await trx
    .insertInto('eventDoors')
    .values({ eventId, takesWalkIns: 1, takesWaiting: 0, givesCertificates: 1, ...signature })
    .execute()
  const event = await readEventStatus(trx, eventId)
  if (!event) return
  const at = event.date
  const registrations = await trx
    .selectFrom('registrations')
    .select(['_id', 'name'])
    .where('eventId', '=', eventId)
    .execute()
  const checkIns = given.map((name) => {
    const registrationId = registrations.find((one) => one.name === name)?._id
    const who = registrationId
      ? ({ registrationId, way: 'name', name: null } as const)
      : ({ registrationId: null, way: 'walk-in', name } as const)
    return {
      ...({ _id: uuidv7(), eventId, outcome: 'in', ...who, email: null, emailKey: null } as const),
      ...{ scannedAt: at, arrivedAt: at, changedAt: null },
      ...{ device: 'sample', account: firstStart.name },
    }
  })
  await trx.insertInto('checkIns').values(checkIns).execute()
  await issue(trx, event, await readAttendees(trx, eventId), now)
}

/** Of pictures that are in the library: an editor may have deleted one. */
async function addPhotos(trx: Trx, eventId: string, photos: readonly string[], addedAt: string) {
  const items = await trx
    .selectFrom('libraryItems')
    .select('_id')
    .where('_id', 'in', photos)
    .execute()
  const existing = photos.filter((photo) => items.some(({ _id }) => _id === photo))
  if (existing.length === 0) return
  const rows = existing.map((itemId, index) => ({ eventId, itemId, place: index + 1, addedAt }))
  await trx.insertInto('eventPhotos').values(rows).execute()
}

type Around = Pick<SampleEvent, 'registration' | 'certificates' | 'photos'>

export async function addAroundEvent(
  trx: Trx,
  eventId: string,
  { registration, certificates, photos }: Around,
  now: Date,
): Promise<void> {
  const timestamp = now.toISOString()
  if (registration) await addRegistrations(trx, eventId, registration, timestamp)
  if (certificates) await addCertificates(trx, eventId, certificates, now)
  if (photos) await addPhotos(trx, eventId, photos, timestamp)
}
