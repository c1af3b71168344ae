import type { TranslationCode } from 'college/languages'
import { entriesPerPage } from 'contract/content/record'
import type {
  listTranslatableEntries,
  TranslatableEntry,
  TranslationStatus,
} from 'contract/content/translations/list-calls'
import { foldText } from 'contract/platform/fold-text'
import { mayUse } from 'contract/platform/roles'
import type * as z from 'zod/mini'
import type { Administrator } from '../../platform/access/actor.ts'
import type { Db } from '../../platform/db/open.ts'
import { translationLanguages } from '../../platform/http/language-of-call.ts'
import { requestedLanguage } from './requested-language.ts'
import { readProgress, type TranslatedEntry } from './translation-progress.ts'

type Requested = z.output<typeof listTranslatableEntries.querystring>

function statusOf({ translation, texts, missing, outdated }: TranslatedEntry): TranslationStatus {
  if (!translation) return 'missing'
  const { publishedId, draftId, requestedId, publishAt } = translation
  if (publishedId && outdated > 0) return 'outdated'
  if (requestedId) return 'review'
  if (missing === texts && !publishedId) return 'missing'
  if (missing + outdated > 0) return 'behind'
  if (publishAt) return 'scheduled'
  return draftId || !publishedId ? 'draft' : 'complete'
}

function rowOf(entry: TranslatedEntry): TranslatableEntry {
  const { type, title, translatedTitle, source, translation, texts, missing, outdated } = entry
  return {
    ...{ _id: source._id, type, title, status: statusOf(entry), texts, missing, outdated },
    ...(source.department && { department: source.department }),
    ...(translation && { translationId: translation._id }),
    ...(translatedTitle && { translatedTitle }),
    ...(translation?.publishAt && { publishAt: translation.publishAt }),
  }
}

async function readOwn(db: Db, actor: Administrator, language: TranslationCode, now: Date) {
  const entries = await readProgress(db, language, now)
  return entries.filter(({ source }) =>
    mayUse(actor, 'write translations', source.department ?? undefined),
  )
}

/** Every word is in the title or its translation. */
function isTitled(search: string | undefined) {
  const words = foldText(search ?? '')
    .split(/\s+/)
    .filter(Boolean)
  return ({
    title,
    translatedTitle = '',
  }: Pick<TranslatableEntry, 'title' | 'translatedTitle'>) => {
    const titles = foldText(`${title}\n${translatedTitle}`)
    return words.every((word) => titles.includes(word))
  }
}

export type Filters = Omit<Requested, 'page'>

/** Those that the account may translate. Rejects with 400 for a language that the site doesn't have. */
export async function readTranslatable(db: Db, filters: Filters, actor: Administrator, now: Date) {
  const language = requestedLanguage(filters.language)
  const all = (await readOwn(db, actor, language, now)).map(rowOf)
  const matchesSearch = isTitled(filters.search)
  const matching = all.filter(
    (row) =>
      (!filters.status || row.status === filters.status) &&
      (!filters.type || row.type === filters.type) &&
      matchesSearch(row),
  )
  return { language, all, matching }
}

export async function listTranslatable(
  db: Db,
  { page: requested, ...filters }: Requested,
  actor: Administrator,
  now: Date,
) {
  const { all, matching } = await readTranslatable(db, filters, actor, now)
  const page = Number(requested ?? 1)
  return {
    entries: matching.slice((page - 1) * entriesPerPage, page * entriesPerPage),
    page,
    pages: Math.ceil(matching.length / entriesPerPage),
    all: all.length,
    found: matching.length,
    values: { type: [...new Set(all.map(({ type }) => type))] },
  }
}

/** In all languages. */
export async function countOutdated(db: Db, actor: Administrator, now: Date): Promise<number> {
  let outdated = 0
  for (const { code } of translationLanguages) {
    const own = await readOwn(db, actor, code, now)
    outdated += own.filter((entry) => statusOf(entry) === 'outdated').length
  }
  return outdated
}
