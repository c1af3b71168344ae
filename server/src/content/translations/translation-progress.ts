import { setImmediate as nextTurn } from 'node:timers/promises'
import type { TranslationCode } from 'college/languages'
import { textsOf } from 'contract/content/translations/texts-of'
import { type ContentTypeName, contentTypes, isTypeName } from 'contract/content/types'
import type { Db } from '../../platform/db/open.ts'
import {
  type ContentItem,
  dataOf,
  editedId,
  entryWithRevisions,
  itemAt,
  type RevisionRow,
  readRevisions,
  revisionTitle,
} from '../model/entry.ts'
import { mostVisibleFirst } from './most-visible-first.ts'

/** Few, as thousands of rows are read. */
const columns = [
  ...(['_id', 'type', 'sourceId', 'department', 'version', 'position', 'firstPublicAt'] as const),
  ...([
    'publishedId',
    'draftId',
    'scheduledId',
    'requestedId',
    'publishAt',
    'unpublishAt',
  ] as const),
] as const
type Item = Pick<ContentItem, (typeof columns)[number]>

type Progress = {
  title: string
  translatedTitle: string | undefined
  texts: number
  missing: number
  outdated: number
}

export type TranslatedEntry = Progress & {
  type: ContentTypeName
  source: Item
  translation: Item | undefined
}

type Pair = Pick<TranslatedEntry, 'source' | 'translation' | 'type'>
type Known = { key: string; progress: Progress }

/** Comparing all texts of a college takes long; rows say which have changed, whichever server wrote them. */
const knownIn = new WeakMap<Db, Map<string, Known>>()

function knownOf(db: Db): Map<string, Known> {
  const known = knownIn.get(db) ?? new Map<string, Known>()
  knownIn.set(db, known)
  return known
}

const visibleId = ({ scheduledId, publishedId }: Item) => scheduledId ?? publishedId

const keyOf = ({ source, translation }: Pair) =>
  [
    ...[source.version, visibleId(source)],
    ...(translation ? [translation._id, translation.version, editedId(translation)] : []),
  ].join()

function progressOf({ type, source, translation }: Pair, revisions: Map<string, RevisionRow>) {
  const original = revisions.get(visibleId(source) ?? '')
  if (!original) return undefined
  const edited = revisions.get((translation && editedId(translation)) ?? '')
  const texts = textsOf(
    contentTypes[type].fields,
    entryWithRevisions(source, original),
    edited ? dataOf(edited) : {},
  )
  const count = (wanted: 'missing' | 'outdated') =>
    texts.filter(({ status }) => status === wanted).length
  return {
    title: revisionTitle(source, original),
    translatedTitle: translation && edited && titleOf(translation, edited),
    texts: texts.length,
    missing: count('missing'),
    outdated: count('outdated'),
  }
}

/** Undefined if it would be the type's name. */
function titleOf(translation: Item, edited: RevisionRow) {
  const none = { ...edited, data: '{}' }
  const title = revisionTitle(translation, edited)
  return title === revisionTitle(translation, none) ? undefined : title
}

async function readPairs(db: Db, language: TranslationCode, now: Date): Promise<Pair[]> {
  const stored = await db
    .selectFrom('contentItems')
    .select(columns)
    .where('deletedAt', 'is', null)
    .where((row) => row.or([row('sourceId', 'is', null), row('language', '=', language)]))
    .execute()
  const items = stored.map((item) => itemAt(item, now))
  const translations = new Map(items.map((item) => [item.sourceId, item]))
  return items.flatMap((source) => {
    const { _id, type, sourceId } = source
    if (sourceId !== null || !isTypeName(type) || !visibleId(source)) return []
    return { type, source, translation: translations.get(_id) }
  })
}

/** Few statements, without all texts in memory. */
const pairsAtOnce = 2_500
/** About 5 ms. */
const pairsPerTurn = 100

async function compare(db: Db, pairs: readonly Pair[], store: (pair: Pair, of: Progress) => void) {
  for (let done = 0; done < pairs.length; done += pairsAtOnce) {
    const batch = pairs.slice(done, done + pairsAtOnce)
    const ids = batch.flatMap(({ source, translation }) => [
      visibleId(source),
      translation ? editedId(translation) : null,
    ])
    const revisions = new Map((await readRevisions(db, ids)).map((one) => [one._id, one]))
    for (const [index, pair] of batch.entries()) {
      if (index % pairsPerTurn === 0) await nextTurn()
      const progress = progressOf(pair, revisions)
      if (progress) store(pair, progress)
    }
  }
}

/** All public and scheduled entries with texts, the most visible first. One statement, and some for those that changed. */
export async function readProgress(
  db: Db,
  language: TranslationCode,
  now: Date,
): Promise<TranslatedEntry[]> {
  const pairs = await readPairs(db, language, now)
  const known = knownOf(db)
  const nameOf = ({ source }: Pair) => `${language} ${source._id}`
  const changed = pairs.filter((pair) => known.get(nameOf(pair))?.key !== keyOf(pair))
  await compare(db, changed, (pair, progress) => {
    known.set(nameOf(pair), { key: keyOf(pair), progress })
  })
  return pairs
    .flatMap((pair) => {
      const progress = known.get(nameOf(pair))?.progress
      return progress && progress.texts > 0 ? { ...pair, ...progress } : []
    })
    .toSorted(mostVisibleFirst)
}
