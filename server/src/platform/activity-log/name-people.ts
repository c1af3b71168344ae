import type { ActivitySubject, FieldChange } from 'contract/platform/activity'
import type { Db } from '../db/open.ts'

type Named = { _id: string; name: string | null }

const registrations = (db: Db, ids: readonly string[]): Promise<Named[]> =>
  db.selectFrom('registrations').select(['_id', 'name']).where('_id', 'in', ids).execute()

const checkIns = (db: Db, ids: readonly string[]): Promise<Named[]> =>
  db
    .selectFrom('checkIns')
    .leftJoin('registrations', 'registrations._id', 'checkIns.registrationId')
    .select('checkIns._id')
    .select(({ fn }) => fn.coalesce('registrations.name', 'checkIns.name').as('name'))
    .where('checkIns._id', 'in', ids)
    .execute()

const members = (db: Db, ids: readonly string[]): Promise<Named[]> =>
  db.selectFrom('faculty').select(['_id', 'name']).where('_id', 'in', ids).execute()

/** The fields that are logged as ids of people. */
const readers = new Map<ActivitySubject, Readonly<Record<string, typeof registrations>>>([
  ['registration', { registered: registrations, 'let in': checkIns }],
  ['administrator', { profile: members }],
])
const readerOf = ({ subject }: Audited, { field }: FieldChange) => readers.get(subject)?.[field]

const nobody = 'someone whose name has been deleted'

type Audited = { subject: ActivitySubject; changes: FieldChange[] }

async function readNames(db: Db, notes: readonly Audited[]): Promise<Map<string, string>> {
  const ids = new Map<typeof registrations, string[]>()
  for (const note of notes)
    for (const change of note.changes) {
      const reader = readerOf(note, change)
      const logged = [change.before, change.after].filter((id) => id !== undefined)
      if (reader) ids.set(reader, [...(ids.get(reader) ?? []), ...logged])
    }
  const rows = await Promise.all([...ids].map(([read, some]) => read(db, some)))
  return new Map(rows.flat().flatMap(({ _id, name }) => (name === null ? [] : [[_id, name]])))
}

/** Of departments, by their codes. */
export type ReadDepartmentNames = () => Promise<(code: string) => string>

const hasDepartments = ({ subject }: Audited, { field }: FieldChange) =>
  subject === 'administrator' && field === 'departments'

async function readDepartments(notes: readonly Audited[], read: ReadDepartmentNames) {
  const isNamed = notes.some((note) => note.changes.some((change) => hasDepartments(note, change)))
  const nameOf = isNamed ? await read() : (code: string) => code
  return (codes: string) => codes.split(', ').map(nameOf).join(', ')
}

/**
 * Resolves ids and codes in entries to names at reading time: entries are permanent, but names must disappear when a person
 * is anonymised.
 */
export async function namePeople<Note extends Audited>(
  db: Db,
  notes: readonly Note[],
  departmentNames: ReadDepartmentNames,
): Promise<Note[]> {
  const names = await readNames(db, notes)
  const personNamed = (id: string) => names.get(id) ?? nobody
  const departmentsNamed = await readDepartments(notes, departmentNames)
  const nameIn = (note: Audited, change: FieldChange): FieldChange => {
    const { field, before, after } = change
    const isOfPerson = readerOf(note, change) !== undefined
    if (!isOfPerson && !hasDepartments(note, change)) return change
    const named = isOfPerson ? personNamed : departmentsNamed
    return {
      field,
      ...(before !== undefined && { before: named(before) }),
      ...(after !== undefined && { after: named(after) }),
    }
  }
  return notes.map((note) => ({
    ...note,
    changes: note.changes.map((change) => nameIn(note, change)),
  }))
}
