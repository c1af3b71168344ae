import type { Readable } from 'node:stream'
import type { MessageFolder } from 'contract/messaging/messages'
import type { SteppingUp } from '../../platform/access/actor.ts'
import { recordActivity } from '../../platform/activity-log/record-activity.ts'
import type { Db } from '../../platform/db/open.ts'
import { collegeTimeColumn, collegeTimeText, streamCsv } from '../../platform/http/csv.ts'
import { readFolder } from './messages.ts'

const columns = [
  collegeTimeColumn('createdAt'),
  'number',
  'name',
  'email',
  'phone',
  'topic',
  'subject',
  'message',
  collegeTimeColumn('readAt'),
]

async function* rowsOf(db: Db, folder: MessageFolder) {
  for await (const messages of readFolder(db, folder))
    yield messages.map((message) => ({
      ...message,
      createdAt: collegeTimeText(message.createdAt),
      readAt: collegeTimeText(message.readAt),
    }))
}

export async function messagesCsv(
  { db, now }: { db: Db; now: () => Date },
  folder: MessageFolder,
  actor: SteppingUp,
): Promise<Readable> {
  await db.transaction().execute(async (trx) => {
    const admin = await actor.confirm(trx)
    await actor.useStepUp(trx)
    const activity = { admin, action: 'exported', subject: 'message', after: { folder } } as const
    await recordActivity(trx, activity, now())
  })
  return streamCsv(columns, rowsOf(db, folder))
}
