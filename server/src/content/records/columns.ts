import { college } from 'college/facts'
import { type FieldKind, yes } from 'contract/content/fields'
import type { DeclaredRecord } from 'contract/content/record'
import { parseProse } from 'contract/content/rich-text/prose-field'
import { textOf } from 'contract/content/rich-text/prose-node'
import { toInstant } from 'contract/platform/zoned-time'
import { writtenFields } from './kind.ts'
import type { Column, Columns } from './tables.ts'

function proseOf(json: string): string | null {
  const prose = parseProse(json)
  return prose && textOf(prose).trim() !== '' ? JSON.stringify(prose) : null
}

const asSent = (sent: string) => sent

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

/** Null for empty fields, and for missing ones listed in `always`. Other columns stay. */
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
