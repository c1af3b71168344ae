import type { TranslationCode } from 'college/languages'
import { textHash } from 'contract/content/translations/text-hash'
import { csvMostRows } from 'contract/operations/import'
import { type Filters, readTranslatable } from '../../content/translations/overview.ts'
import { readSheetEntries, type SheetText } from '../../content/translations/sheet-texts.ts'
import type { Administrator } from '../../platform/access/actor.ts'
import type { Db } from '../../platform/db/open.ts'
import { longestCell, workbookOf } from '../../platform/spreadsheets/write-workbook.ts'
import { beforeMarking } from './formula-prefix.ts'

export const columnName = (code: TranslationCode): string =>
  new Intl.DisplayNames(['en'], { type: 'language' }).of(code) ?? code

/** With the translation as it was, so that an untouched row changes nothing. */
export const rowKey = (entryId: string, { path, translatedCell }: SheetText): string =>
  [entryId, path, textHash(translatedCell)].join('/')

const fits = ({ cell, translatedCell }: SheetText) =>
  cell.length <= longestCell && translatedCell.length <= longestCell

/** At most as many texts as can be imported at once, the most visible first. */
export async function translationSheet(
  { db, now }: { db: Db; now: () => Date },
  filters: Filters,
  actor: Administrator,
): Promise<Uint8Array> {
  const timestamp = now()
  const { language, matching } = await readTranslatable(db, filters, actor, timestamp)
  const ids = matching.slice(0, csvMostRows).map(({ _id }) => _id)
  const entries = await readSheetEntries(db, ids, language, timestamp)
  const rows = ids.flatMap((_id) => {
    const { title = '', texts = [] } = entries.get(_id) ?? {}
    return texts
      .filter(fits)
      .map((text) => [
        ...[title, text.label],
        ...[text.cell, text.translatedCell].map(beforeMarking),
        rowKey(_id, text),
      ])
  })
  const columns = [
    { heading: 'Entry', width: 28 },
    { heading: 'Text', width: 24 },
    { heading: 'English', width: 60 },
    { heading: columnName(language), width: 60 },
    { heading: '_id', width: 12 },
  ]
  return workbookOf('Translations', columns, rows.slice(0, csvMostRows))
}
