import type { TranslationCode } from 'college/languages'
import { contentChangedMeanwhile } from 'contract/content/calls'
import { withText } from 'contract/content/translations/with-text'
import { saveDraftIn } from '../../content/entries/drafts.ts'
import { type EntryDeps, writeHidden } from '../../content/entries/entry-acts.ts'
import { beginTranslation } from '../../content/entries/translate.ts'
import { requestedLanguage } from '../../content/translations/requested-language.ts'
import type { Administrator } from '../../platform/access/actor.ts'
import { changeEach } from '../../platform/change-each.ts'
import { conflict } from '../../platform/errors.ts'
import { summaryOf } from './import-table.ts'
import { planTranslations, type TranslatedRow } from './plan-translations.ts'
import { readTableFile } from './read-table.ts'
import { columnName } from './translation-sheet.ts'

/** Of a translation that the import begins. */
const firstVersion = 1

type Sent = { file: File; language: string | undefined }

async function planFile(deps: EntryDeps, actor: Administrator, { file, language: code }: Sent) {
  const language = requestedLanguage(code)
  const column = columnName(language)
  const columns = ['Entry', 'Text', 'English', column]
  const { rows, ignored } = await readTableFile(
    { columns, required: ['_id', 'English', column] },
    file,
  )
  const steps = await planTranslations(deps.db, rows, language, { actor, now: deps.now() })
  return { steps, ignored, language }
}

export async function checkTranslationFile(deps: EntryDeps, actor: Administrator, sent: Sent) {
  const { steps, ignored } = await planFile(deps, actor, sent)
  return { message: summaryOf(steps, ignored), rows: steps.map(({ row }) => row) }
}

type Change = { _id: string; writes: NonNullable<TranslatedRow['write']>[] }

function changesIn(steps: readonly TranslatedRow[]): Change[] {
  const changes = new Map<string, Change>()
  for (const { write } of steps) {
    if (!write) continue
    const { _id } = write.entry.source
    const change = changes.get(_id) ?? { _id, writes: [] }
    change.writes.push(write)
    changes.set(_id, change)
  }
  return [...changes.values()]
}

/** In one transaction: whoever interrupts it leaves no empty translation behind. */
const writeDraft = (
  deps: EntryDeps,
  { _id, writes }: Change,
  language: TranslationCode,
  actor: Administrator,
) =>
  writeHidden(deps, async (trx) => {
    const now = deps.now()
    const edited = await beginTranslation(trx, { _id, language }, actor, now)
    const { version: planned = firstVersion } = writes[0]?.entry.translation ?? {}
    if (planned !== edited.version) throw conflict(contentChangedMeanwhile)
    const data = writes.reduce(
      (texts, { entry, path, text, of }) => withText(texts, entry.data, path, { text, of }),
      edited.data,
    )
    const { version, basedOn } = edited
    await saveDraftIn(trx, edited._id, { version, data, basedOn }, actor, now)
  })

/** Each entry in a transaction of its own; publishes nothing. */
export async function importTranslationFile(deps: EntryDeps, actor: Administrator, sent: Sent) {
  const { steps, ignored, language } = await planFile(deps, actor, sent)
  const { rejected } = await changeEach({
    entries: changesIn(steps),
    change: (change) => writeDraft(deps, change, language, actor),
    namesOf: async () => new Map(),
    done: 'imported',
  })
  const reasons = new Map(rejected.map(({ _id, reason }) => [_id, reason]))
  const done = steps.map(({ row, write }) => {
    const reason = write && reasons.get(write.entry.source._id)
    return reason ? { row: { ...row, outcome: 'refused' as const, problems: [reason] } } : { row }
  })
  return {
    message: `Imported as drafts: ${summaryOf(done, ignored)}`,
    rows: done.map(({ row }) => row),
  }
}
