import type { Student } from '../../platform/access/actor.ts'
import type { Db } from '../../platform/db/open.ts'
import type { Pictures } from '../../platform/images/pictures.ts'
import { requireConfirmation } from './confirmation.ts'
import { type ExportedRow, readProfile, type StudentData, withoutSecrets } from './student-data.ts'

async function photoOf(pictures: Pictures, address: string | null) {
  const bytes = address && (await pictures.read(address.replace(/^.*\//, '')))
  if (!bytes) return undefined
  return { type: 'image/webp' as const, data: Buffer.from(bytes).toString('base64') }
}

export async function exportOwnData(
  {
    db,
    pictures,
    now,
    studentData,
  }: { db: Db; pictures: Pictures; now: () => Date; studentData: StudentData },
  student: Student,
) {
  await db.transaction().execute((trx) => requireConfirmation(trx, student, now()))
  const stored: Record<string, ExportedRow[]> = {}
  for (const [table, read] of Object.entries(studentData.rows)) {
    if (typeof read === 'string' || read === readProfile) continue
    const rows = await read(db, student)
    stored[table] = rows.map(withoutSecrets)
  }
  const [profile = {}] = await readProfile(db, student)
  const photo = await photoOf(pictures, student.profilePhoto)
  return {
    takenAt: now().toISOString(),
    profile: withoutSecrets(profile),
    ...(photo && { photo }),
    kept: stored,
  }
}
