import type { FieldChange } from 'contract/platform/activity'
import type { Db } from '../db/open.ts'

const ofRegistration = 'registered'
const ofCheckIn = 'let in'
const nobody = 'someone whose name has been deleted'

const idsIn = (all: readonly FieldChange[], name: string) =>
  all.flatMap(({ field, before, after }) => (field === name ? [before ?? after ?? ''] : []))

async function readNames(db: Db, changes: readonly FieldChange[]): Promise<Map<string, string>> {
  const registered = idsIn(changes, ofRegistration)
  const letIn = idsIn(changes, ofCheckIn)
  const rows = [
    ...(registered.length === 0
      ? []
      : await db
          .selectFrom('registrations')
          .select(['_id', 'name'])
          .where('_id', 'in', registered)
          .execute()),
    ...(letIn.length === 0
      ? []
      : await db
          .selectFrom('checkIns')
          .leftJoin('registrations', 'registrations._id', 'checkIns.registrationId')
          .select('checkIns._id')
          .select(({ fn }) => fn.coalesce('registrations.name', 'checkIns.name').as('name'))
          .where('checkIns._id', 'in', letIn)
          .execute()),
  ]
  return new Map(rows.flatMap(({ _id, name }) => (name === null ? [] : [[_id, name]])))
}

type Audited = { subject: string; changes: FieldChange[] }

/**
 * Resolves ids in entries to names at reading time: entries are permanent, but names must disappear when a person is
 * anonymised.
 */
export async function namePeople<Note extends Audited>(
  db: Db,
  notes: readonly Note[],
): Promise<Note[]> {
  const isAboutPeople = ({ subject }: Audited) => subject === 'registration'
  const names = await readNames(
    db,
    notes.filter(isAboutPeople).flatMap(({ changes }) => changes),
  )
  const named = (id: string) => names.get(id) ?? nobody
  const nameIn = ({ field, before, after }: FieldChange): FieldChange => ({
    field,
    ...(before !== undefined && { before: named(before) }),
    ...(after !== undefined && { after: named(after) }),
  })
  return notes.map((note) =>
    isAboutPeople(note)
      ? {
          ...note,
          changes: note.changes.map((change) =>
            change.field === ofRegistration || change.field === ofCheckIn ? nameIn(change) : change,
          ),
        }
      : note,
  )
}
