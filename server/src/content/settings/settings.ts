import { defaultRegistrationMonths } from 'contract/content/retention'
import {
  defaultDigestHour,
  type Settings,
  type SettingsChange,
  settingChanged,
  settings,
} from 'contract/content/settings'
import type { Administrator } from '../../platform/access/actor.ts'
import { recordActivity } from '../../platform/activity-log/record-activity.ts'
import type { Db } from '../../platform/db/open.ts'
import type { DbOrTrx, Trx } from '../../platform/db/schema.ts'
import { conflict } from '../../platform/errors.ts'

const readers: Readonly<Record<keyof Settings, (stored: string) => unknown>> = {
  messagesKeptMonths: Number,
  registrationsKeptMonths: Number,
  approvesProfiles: (stored) => stored === 'true',
  digestHour: Number,
}
const isName = (name: string): name is keyof Settings => Object.hasOwn(readers, name)
const names = Object.keys(readers).filter(isName)

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

/** Missing settings return to their defaults. Someone else’s change to another setting stays; to the same one, rejects with 409. */
export async function saveSettings(
  { db, now }: { db: Db; now: () => Date },
  { seen, ...form }: SettingsChange,
  actor: Administrator,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const admin = await actor.confirm(trx)
    const stored = await readSettings(trx)
    const compared = seen ?? stored
    const changed = names.filter((name) => form[name] !== compared[name])
    if (changed.some((name) => ![compared[name], form[name]].includes(stored[name])))
      throw conflict(settingChanged)
    const pick = (from: Settings) => Object.fromEntries(changed.map((name) => [name, from[name]]))
    const before = textsOf(stored)
    const after = textsOf({ ...stored, ...pick(form) })
    if (JSON.stringify(before) === JSON.stringify(after)) return
    await storeSettings(trx, pick(form))
    await recordActivity(
      trx,
      { admin, action: 'updated', subject: 'settings', before, after },
      now(),
    )
  })
}

async function storeSettings(trx: Trx, changes: Record<string, unknown>): Promise<void> {
  for (const [name, value] of Object.entries(changes)) {
    if (value === undefined) {
      await trx.deleteFrom('settings').where('name', '=', name).execute()
      continue
    }
    const row = { name, value: String(value) }
    await trx
      .insertInto('settings')
      .values(row)
      .onConflict((conflict) => conflict.column('name').doUpdateSet(row))
      .execute()
  }
}
