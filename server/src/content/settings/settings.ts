import { defaultRegistrationMonths } from 'contract/content/retention'
import { defaultDigestHour, type Settings, settings } from 'contract/content/settings'
import type { Administrator } from '../../platform/access/actor.ts'
import { recordActivity } from '../../platform/activity-log/record-activity.ts'
import type { Db } from '../../platform/db/open.ts'
import type { DbOrTrx } from '../../platform/db/schema.ts'

const readers: Readonly<Record<keyof Settings, (stored: string) => unknown>> = {
  messagesKeptMonths: Number,
  registrationsKeptMonths: Number,
  approvesProfiles: (stored) => stored === 'true',
  digestHour: Number,
}
const names = Object.keys(readers)
const isName = (name: string): name is keyof Settings => Object.hasOwn(readers, name)

export async function readSettings(db: DbOrTrx): Promise<Settings> {
  const rows = await db
    .selectFrom('settings')
    .select(['name', 'value'])
    .where('name', 'in', names)
    .execute()
  const known = rows.flatMap(({ name, value }) => {
    if (!isName(name)) return []
    // Values from a newer version count as not set.
    const read = settings.safeParse({ [name]: readers[name](value) })
    return read.success ? [read.data] : []
  })
  return Object.assign({}, ...known)
}

const textsOf = ({
  messagesKeptMonths,
  registrationsKeptMonths,
  approvesProfiles,
  digestHour,
}: Settings) => ({
  messagesKept: messagesKeptMonths ? `${messagesKeptMonths} months` : 'until someone deletes them',
  registrationsKept: `${registrationsKeptMonths ?? defaultRegistrationMonths} months`,
  changesOfProfiles: approvesProfiles ? 'approval needed' : 'published right away',
  dailyNotices: `at ${digestHour ?? defaultDigestHour}:00`,
})

/** Missing settings return to their defaults. */
export async function saveSettings(
  { db, now }: { db: Db; now: () => Date },
  form: Settings,
  actor: Administrator,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const admin = await actor.confirm(trx)
    const before = textsOf(await readSettings(trx))
    const after = textsOf(form)
    if (JSON.stringify(before) === JSON.stringify(after)) return
    await trx.deleteFrom('settings').where('name', 'in', names).execute()
    const rows = Object.entries(form).map(([name, value]) => ({ name, value: String(value) }))
    if (rows.length > 0) await trx.insertInto('settings').values(rows).execute()
    await recordActivity(
      trx,
      { admin, action: 'updated', subject: 'settings', before, after },
      now(),
    )
  })
}
