import { findMessageTopic, type MessageTopic, readEventId } from 'contract/messaging/message-topics'
import { pageAddresses } from 'contract/platform/page-addresses'
import { readCatalogue } from '../../content/public/catalogue.ts'
import { selectPublicEvents } from '../../events/details/public-events.ts'
import type { Db } from '../../platform/db/open.ts'

export async function messageTopic(
  db: Db,
  about: string | undefined,
  now: Date,
): Promise<MessageTopic | undefined> {
  if (!about) return undefined
  const topic = findMessageTopic(await readCatalogue(db, now), about)
  if (topic) return topic
  const eventId = readEventId(about)
  if (!eventId) return undefined
  const event = await selectPublicEvents(db, now)
    .select(['_id', 'title'])
    .where('_id', '=', eventId)
    .executeTakeFirst()
  return event && { about: event._id, title: event.title, path: pageAddresses.event(event._id) }
}
