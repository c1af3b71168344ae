import { college } from 'college/facts'
import { type FieldKind, yes } from 'contract/content/fields'
import type { DeclaredRecord } from 'contract/content/record'
import { parseProse } from 'contract/content/rich-text/prose-field'
import { textOf } from 'contract/content/rich-text/prose-node'
import { toInstant } from 'contract/platform/zoned-time'
import { writtenFields } from './kind.ts'
import type { Column, Columns } from './tables.ts'

/** A text that says something, as it is stored. */
function proseOf(json: string): string | null {
  const prose = parseProse(json)
  return prose && textOf(prose).trim() !== '' ? JSON.stringify(prose) : null
}

const asSent = (sent: string) => sent

/** How each kind of field is stored, of what a form sends where it is filled in. */
const stored: Record<FieldKind, (sent: string) => Column> = {
  line: asSent,
  text: asSent,
  choice: asSent,
  email: asSent,
  phone: asSent,
  number: Number,
  moment: (sent) => toInstant(sent, college.timeZone),
  yes: () => yes,
  day: asSent,
  prose: proseOf,
  picture: asSent,
  portrait: asSent,
}

type Form = Readonly<Record<string, unknown>>

/**
 * What is stored of a checked form, but for the picture: a column for each field that it names, null where that is emptied. Of
 * the fields in `always` it is null also where the form does not name them; the columns of others stay as they are.
 */
export const columnsOf = (
  record: Pick<DeclaredRecord, 'fields'>,
  form: Form,
  always: readonly string[] = [],
): Columns =>
  Object.fromEntries(
    writtenFields(record).flatMap(([name, { kind }]): [string, Column][] => {
      const sent = form[name] ?? (always.includes(name) ? '' : undefined)
      return typeof sent === 'string' ? [[name, sent ? stored[kind](sent) : null]] : []
    }),
  )
