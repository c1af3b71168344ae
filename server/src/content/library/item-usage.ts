import type { ContentUse } from 'contract/content/use'
import type { Subject } from 'contract/subjects'
import type { Administrator } from '../../platform/access/actor.ts'
import type { Reading } from '../../platform/db/open.ts'

export type ItemUsage = {
  subject: Subject
  /** With the department of each user. */
  readUsers: (db: Reading, itemId: string) => Promise<{ department: string | null }[]>
  readPlaces: (
    db: Reading,
    itemId: string,
    viewer: { actor: Administrator; moment: Date },
  ) => Promise<ContentUse[]>
}
