import type { ContentUse } from 'contract/content/use'
import type { Subject } from 'contract/subjects'
import type { Administrator } from '../../platform/access/actor.ts'
import type { Reading } from '../../platform/db/open.ts'

/** Where things other than entries use items of the library. */
export type ItemUsage = {
  subject: Subject
  /** What uses an item, with the department that each belongs to. */
  readUsers: (db: Reading, itemId: string) => Promise<{ department: string | null }[]>
  /** The same as this account sees it. */
  readPlaces: (
    db: Reading,
    itemId: string,
    viewer: { actor: Administrator; moment: Date },
  ) => Promise<ContentUse[]>
}
