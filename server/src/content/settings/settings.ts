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

const readRows = (db: DbOrTrx) =>
  db.selectFrom('settings').select(['name', 'value']).where('name', 'in', names).execute()

export const readSettings = async (db: DbOrTrx): Promise<Settings> => parse(await readRows(db))

function parse(rows: { name: string; value: string }[]): Settings {
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
    const rows = await readRows(trx)
    const stored = parse(rows)
    const compared = seen ?? stored
    const changed = names.filter((name) => form[name] !== compared[name])
    if (changed.some((name) => ![compared[name], form[name]].includes(stored[name])))
      throw conflict(settingChanged)
    const pick = (from: Settings) => Object.fromEntries(changed.map((name) => [name, from[name]]))
    const before = textsOf(stored)
    const after = textsOf({ ...stored, ...pick(form) })
    if (JSON.stringify(before) === JSON.stringify(after)) return
    for (const name of changed) {
      const replaced = rows.find((row) => row.name === name)?.value
      await storeSetting(trx, name, form[name], replaced)
    }
    await recordActivity(
      trx,
      { admin, action: 'updated', subject: 'settings', before, after },
      now(),
    )
  })
}

/** Rejects with 409 if the setting no longer has the `replaced` value: PostgreSQL lets two people save at once. */
async function storeSetting(
  trx: Trx,
  name: keyof Settings,
  value: Settings[keyof Settings],
  replaced: string | undefined,
): Promise<void> {
  const { numDeletedRows: removed } = await trx
    .deleteFrom('settings')
    .where('name', '=', name)
    .where('value', '=', replaced ?? '')
    .executeTakeFirstOrThrow()
  if (replaced !== undefined && removed === 0n) throw conflict(settingChanged)
  if (value === undefined) return
  const { numInsertedOrUpdatedRows: added } = await trx
    .insertInto('settings')
    .values({ name, value: String(value) })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow()
  if (added === 0n) throw conflict(settingChanged)
}
