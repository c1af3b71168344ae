import { college } from 'college/facts'
import { formTexts, mergeForm, recordChanged, type TypedTexts } from 'contract/content/form-version'
import type { DeclaredRecord } from 'contract/content/record'
import type { AuditedRecord } from 'contract/records'
import * as z from 'zod/mini'
import type { Trx } from '../../platform/db/schema.ts'
import { conflict } from '../../platform/errors.ts'
import type { FormOf } from './kind.ts'
import { pictureOf } from './picture.ts'
import type { Columns } from './tables.ts'

type Form = FormOf<DeclaredRecord>

type Kind = {
  declared: Pick<DeclaredRecord, 'fields' | 'naming'> & { update: { body: z.ZodMiniObject } }
  toColumns(form: Form): Columns
}

type Sent = { form: Form & { seen?: string | undefined }; address: string | undefined }

type Sides = { sent: TypedTexts; current: TypedTexts }

const textsOf = ({ declared }: Kind, columns: Columns) =>
  formTexts(declared.fields, columns, college.timeZone)

function sidesOf(kind: Kind, columns: Columns, before: Columns): Sides {
  const sent = Object.entries(textsOf(kind, columns)).filter(([name]) => name in columns)
  return { sent: Object.fromEntries(sent), current: textsOf(kind, before) }
}

/** Undefined if they are invalid together. */
function columnsWith(kind: Kind, mine: readonly string[], { sent, current }: Sides) {
  const { [pictureOf(kind.declared).column]: _, ...texts } = current
  const own = mine.flatMap((name): [string, string][] => {
    const text = sent[name]
    return text === undefined || !(name in texts) ? [] : [[name, text]]
  })
  const form = z.safeParse(kind.declared.update.body, {
    ...texts,
    ...Object.fromEntries(own),
  })
  // Safe cast: this is the form of its own kind.
  return form.success ? kind.toColumns(form.data as Form) : undefined
}

/**
 * Three-way merge for a record that changed since the form was loaded. Rejects with 409 if both sides changed a
 * field. A form without `seen` replaces all fields it names.
 */
export async function mergedColumns(
  trx: Trx,
  kind: Kind,
  { _id, before }: { _id: string; before: Columns },
  { form, address }: Sent,
): Promise<Columns> {
  const picture = pictureOf(kind.declared).column
  const columns = { ...kind.toColumns(form), ...(address && { [picture]: address }) }
  if (form.seen === undefined) return columns
  const sides = sidesOf(kind, columns, before)
  const { mine, conflicts } = mergeForm(form.seen, sides)
  const merged = columnsWith(kind, mine, sides)
  if (conflicts.length > 0 || !merged) {
    const names = conflicts.length > 0 ? conflicts : mine
    const savedBy = await lastAuthor(trx, kind.declared.naming.as, _id)
    throw conflict(recordChanged, { current: sides.current, conflicts: names, savedBy })
  }
  const unchanged = columnsWith(kind, [], sides) ?? {}
  const written = Object.entries(merged).filter(
    ([name, column]) => mine.includes(name) || column !== (unchanged[name] ?? null),
  )
  // Fields that no form contains are set by other actions and never merged.
  const added = Object.entries(columns).filter(([name]) => !(name in sides.current))
  return {
    ...Object.fromEntries([...written, ...added]),
    ...(address && { [picture]: address }),
  }
}

/** Ignores activities about the registrations of an event, which have the event as their target, too. */
async function lastAuthor(
  trx: Trx,
  subject: AuditedRecord,
  _id: string,
): Promise<string | undefined> {
  const last = await trx
    .selectFrom('activities')
    .select('admin')
    .where('targetId', '=', _id)
    .where('subject', '=', subject)
    .orderBy('_id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return last?.admin
}
