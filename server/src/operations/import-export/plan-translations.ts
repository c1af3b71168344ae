import type { TranslationCode } from 'college/languages'
import { textHash } from 'contract/content/translations/text-hash'
import { isBlankText } from 'contract/content/translations/translated-fields'
import type { ImportRow } from 'contract/operations/import'
import {
  englishChanged,
  otherLines,
  textTwice,
  translatedMeanwhile,
  unknownText,
} from 'contract/operations/translation-file'
import { mayUse, noRight } from 'contract/platform/roles'
import { fromCellText } from '../../content/translations/cell-text.ts'
import {
  readSheetEntries,
  type SheetEntry,
  type SheetText,
} from '../../content/translations/sheet-texts.ts'
import type { Administrator } from '../../platform/access/actor.ts'
import type { Db } from '../../platform/db/open.ts'
import type { SentRow } from './read-table.ts'
import { columnName } from './translation-sheet.ts'

export type TranslatedRow = {
  row: ImportRow
  /** Absent for rows that aren't imported. */
  write?: { entry: SheetEntry; path: string; text: unknown; of: string[] }
}

type Cells = { english: string; translated: string; exported: string; path: string }

/** Spreadsheets change white space, so it doesn't count. */
const isSame = (one: string, other: string) => textHash(one) === textHash(other)

function rejectionOf({ english, translated, exported }: Cells, text: SheetText | undefined) {
  if (!text || !isSame(text.cell, english)) return englishChanged
  const isOthers = textHash(text.translatedCell) !== exported
  return isOthers && !isSame(text.translatedCell, translated) ? translatedMeanwhile : undefined
}

const rejectRow =
  (line: number, name: string) =>
  (problem: string): TranslatedRow => ({
    row: { line, name, outcome: 'refused', problems: [problem] },
  })

function plan(line: number, entry: SheetEntry, cells: Cells): TranslatedRow {
  const text = entry.texts.find(({ path }) => path === cells.path)
  const name = [entry.title, ...(text ? [text.label] : [])].join(': ')
  const rejected = rejectRow(line, name)
  const rejection = rejectionOf(cells, text)
  if (rejection || !text) return rejected(rejection ?? englishChanged)
  const { english, path, field, translation, status, translatedCell } = text
  const unchanged = isSame(translatedCell, cells.translated) && status === 'current'
  if (unchanged) return { row: { line, name, outcome: 'unchanged', problems: [] } }
  const read = fromCellText(english, cells.translated)
  if (!('text' in read)) return rejected(otherLines(read.english, read.translated))
  const [issue] = field.schema.safeParse(read.text).error?.issues ?? []
  if (issue) return rejected(issue.message)
  const isTranslated = translation !== undefined && !isBlankText(translation.text)
  return {
    row: { line, name, outcome: isTranslated ? 'changed' : 'new', problems: [] },
    write: { entry, path, text: read.text, of: [textHash(english)] },
  }
}

/** In the file's order. Rows that nobody touched change nothing, whatever has changed since. */
export async function planTranslations(
  db: Db,
  rows: readonly SentRow[],
  language: TranslationCode,
  { actor, now }: { actor: Administrator; now: Date },
): Promise<TranslatedRow[]> {
  const column = columnName(language)
  const keys = rows.map(({ cells }) => (cells._id ?? '').trim().split('/'))
  const ids = [...new Set(keys.map(([entryId = '']) => entryId))]
  const entries = await readSheetEntries(db, ids, language, now)
  const seen = new Set<string>()
  return rows.map(({ line, cells }, at): TranslatedRow => {
    const [entryId = '', path = '', exported = ''] = keys[at] ?? []
    const [english = '', translated = ''] = [cells.English, cells[column]]
    const entry = entries.get(entryId)
    const isOwn = entry && mayUse(actor, 'write translations', entry.source.department ?? undefined)
    // Whoever guesses an id learns no title.
    const name = (isOwn && entry.title) || (cells.Entry ?? '')
    const rejected = rejectRow(line, name)
    const isUntouched = translated.trim() === '' || textHash(translated) === exported
    if (isUntouched) return { row: { line, name, outcome: 'unchanged', problems: [] } }
    if (!entry) return rejected(unknownText)
    if (!isOwn) return rejected(noRight)
    if (seen.has(`${entryId}/${path}`)) return rejected(textTwice)
    seen.add(`${entryId}/${path}`)
    return plan(line, entry, { english, translated, exported, path })
  })
}
