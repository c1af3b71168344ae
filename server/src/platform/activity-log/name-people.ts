import type { FieldChange } from 'contract/platform/activity'
import type { Db } from '../db/open.ts'

/** Fields of notes in which somebody stands by the id of a row: of a registration, or of who was let in. */
const ofRegistration = 'registered'
const ofCheckIn = 'let in'
const nobody = 'somebody whose name is not kept any more'

const idsIn = (all: readonly FieldChange[], name: string) =>
  all.flatMap(({ field, before, after }) => (field === name ? [before ?? after ?? ''] : []))

/** The names of people by the ids of their rows, as far as they are known. */
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

type Noted = { subject: string; changes: FieldChange[] }

/**
 * Says who is meant where notes name somebody by an id: notes stay for good, and a name goes with whose it is. Whoever is
 * forgotten is nobody here, too.
 */
export async function namePeople<Note extends Noted>(
  db: Db,
  notes: readonly Note[],
): Promise<Note[]> {
  const isAboutPeople = ({ subject }: Noted) => subject === 'registration'
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
