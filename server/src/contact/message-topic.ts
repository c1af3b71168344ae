import { findMessageTopic, type MessageTopic, readEventId } from 'college/message-topics'
import type { Db } from '../db/open.ts'

/** The course, group of courses or event that a form names; undefined when there is none, or no longer. */
export async function messageTopic(
  db: Db,
  about: string | undefined,
): Promise<MessageTopic | undefined> {
  const topic = findMessageTopic(about)
  if (topic) return topic
  const eventId = readEventId(about)
  if (!eventId) return undefined
  const event = await db
    .selectFrom('events')
    .select(['_id', 'title'])
    .where('_id', '=', eventId)
    .executeTakeFirst()
  return event && { about: event._id, title: event.title, path: `/event/${event._id}` }
}
