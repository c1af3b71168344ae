import { college } from 'college/facts'
import { endOfDay } from 'contract/content/admission'
import type { DeclaredRecord, SearchableFields } from 'contract/content/record'
import { parseRichText } from 'contract/content/rich-text/rich-text-field'
import { textOf } from 'contract/content/rich-text/rich-text-node'
import { type RecordName, records } from 'contract/records'
import { type Columns, recordsIn } from '../../content/records/tables.ts'
import { alwaysListed, fromStart, lines, type Source } from '../../platform/search-engine/source.ts'

export function sourceByFields(
  name: RecordName,
  { kind, page, namedBy, texts, lastDay }: SearchableFields,
): Source {
  const { fields, nameField }: DeclaredRecord = records[name]
  const textIn = (row: Columns, field: string) => {
    const text = String(row[field] ?? '')
    if (fields[field]?.kind !== 'prose') return text
    const richText = parseRichText(text)
    return richText ? textOf(richText) : ''
  }
  const message = (row: Columns) =>
    texts.map((part) =>
      [part]
        .flat()
        .map((field) => textIn(row, field))
        .filter(Boolean)
        .join(', '),
    )
  return {
    list: async (trx) => {
      const columns = ['_id', ...(lastDay ? [lastDay] : [])]
      const rows = await recordsIn(trx).selectFrom(name).select(columns).execute()
      return rows.map((row) => {
        const last = lastDay && textIn(row, lastDay)
        return {
          ...alwaysListed(String(row._id)),
          ...(last && { shownUntil: endOfDay(last, college.timeZone) }),
        }
      })
    },
    describe: async (trx, listed) => {
      const ids = listed.map(({ itemId }) => itemId)
      const rows = await recordsIn(trx)
        .selectFrom(name)
        .selectAll()
        .where('_id', 'in', ids)
        .execute()
      return rows.flatMap((row) => {
        const result = listed.find(({ itemId }) => itemId === row._id)
        if (!result) return []
        return [
          {
            ...result,
            kind,
            path: page(textIn(row, namedBy)),
            title: textIn(row, nameField),
            body: lines(...message(row)),
            also: '',
            date: fromStart,
          },
        ]
      })
    },
  }
}
