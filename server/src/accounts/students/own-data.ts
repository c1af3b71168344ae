import type { Student } from '../../platform/access/actor.ts'
import type { Db } from '../../platform/db/open.ts'
import type { Pictures } from '../../platform/images/pictures.ts'
import { own, ownRows, type Row, shownOf } from '../../student-data.ts'
import { takeConfirmation } from './confirmation.ts'

async function photoOf(pictures: Pictures, address: string | null) {
  const bytes = address && (await pictures.read(address.replace(/^.*\//, '')))
  if (!bytes) return undefined
  return { type: 'image/webp' as const, data: Buffer.from(bytes).toString('base64') }
}

export async function exportOwnData(
  { db, pictures, now }: { db: Db; pictures: Pictures; now: () => Date },
  student: Student,
) {
  await db.transaction().execute((trx) => takeConfirmation(trx, student, now()))
  const kept: Record<string, Row[]> = {}
  for (const [table, tell] of Object.entries(ownRows)) {
    if (typeof tell === 'string' || tell === own) continue
    const rows = await tell(db, student)
    kept[table] = rows.map(shownOf)
  }
  const [profile = {}] = await own(db, student)
  const photo = await photoOf(pictures, student.profilePhoto)
  return {
    takenAt: now().toISOString(),
    profile: shownOf(profile),
    ...(photo && { photo }),
    kept,
  }
}
