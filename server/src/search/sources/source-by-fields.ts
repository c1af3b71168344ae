import { college } from 'college/facts'
import { endOfDay } from 'contract/content/admission'
import { chosenText } from 'contract/content/differences'
import type { RecordFields } from 'contract/content/field'
import type { DeclaredRecord, SearchableFields } from 'contract/content/record'
import { parseRichText } from 'contract/content/rich-text/rich-text-field'
import { textOf } from 'contract/content/rich-text/rich-text-node'
import {
  parseTranslation,
  translateRecord,
} from 'contract/content/translations/record-translations'
import { type RecordName, records } from 'contract/records'
import { type Columns, recordsIn } from '../../content/records/tables.ts'
import { alwaysListed, fromStart, lines, type Source } from '../../platform/search-engine/source.ts'

/** Words of all its translations, or of those of one field. */
export const translatedWords = (
  fields: RecordFields,
  row: Readonly<Record<string, unknown>>,
  only?: string,
) =>
  Object.entries(fields)
    .filter(([, { besideText }]) => besideText && (!only || besideText.name === only))
    .map(([name, field]) => chosenText(field, parseTranslation(row[name])))

export function wordsOfRichText(json: string | null): string {
  const richText = parseRichText(json ?? '')
  return richText ? textOf(richText) : ''
}

function textIn(name: RecordName, row: Columns, field: string) {
  const { fields }: DeclaredRecord = records[name]
  const text = String(row[field] ?? '')
  return fields[field]?.kind === 'prose' ? wordsOfRichText(text) : text
}

function textsIn(name: RecordName, { texts }: SearchableFields, row: Columns) {
  const parts = texts.map((part) =>
    [part]
      .flat()
      .map((field) => textIn(name, row, field))
      .filter(Boolean)
      .join(', '),
  )
  return { title: textIn(name, row, records[name].nameField), body: lines(...parts) }
}

export function sourceByFields(name: RecordName, searchable: SearchableFields): Source {
  const { kind, page, namedBy, lastDay } = searchable
  const { fields }: DeclaredRecord = records[name]
  return {
    list: async (trx) => {
      const columns = ['_id', ...(lastDay ? [lastDay] : [])]
      const rows = await recordsIn(trx).selectFrom(name).select(columns).execute()
      return rows.map((row) => {
        const last = lastDay && textIn(name, row, lastDay)
        return {
          ...alwaysListed(String(row._id)),
          ...(last && { shownUntil: endOfDay(last, college.timeZone) }),
        }
      })
    },
    describe: async (trx, listed, language) => {
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
            path: page(textIn(name, row, namedBy)),
            ...textsIn(name, searchable, translateRecord(fields, row, language)),
            alsoTitle: lines(...translatedWords(fields, row, records[name].nameField)),
            also: lines(...translatedWords(fields, row)),
            date: fromStart,
          },
        ]
      })
    },
  }
}
