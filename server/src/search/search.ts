import {
  type Findings,
  type Found,
  foundAtFirst,
  foundPerPage,
  type SearchKind,
  searchKindNames,
} from 'contract/search'
import { findEntries, type Hit, type Searching, type Sight, shownAt, type Wish } from './find.ts'
import { tellOfCategories } from './found-categories.ts'
import { tellOfDocuments } from './found-documents.ts'
import { tellOfEvents } from './found-events.ts'
import { withPassages } from './long-texts.ts'
import { nearestWord } from './nearest.ts'
import { languageOf, markTitle, passageOf } from './passage.ts'
import { type Query, readQuery } from './query.ts'
import { saidOtherwise } from './said-otherwise.ts'
import { publicIndex } from './sources.ts'

/** Texts as pages show them, with what is known in place of names in braces. */
export type Fill = (text: string) => string

/** The title and the passage of a hit, marked. */
export function wordsOfHit(
  { title: name, body }: Pick<Hit, 'title' | 'body'>,
  query: Query,
  fill: Fill,
) {
  const title = fill(name)
  const passage = passageOf(fill(body), query)
  const titleLanguage = languageOf(title)
  const passageLanguage = languageOf(passage.map(({ text }) => text).join(''))
  return {
    title: markTitle(title, query),
    passage,
    ...(titleLanguage && { titleLanguage }),
    ...(passageLanguage && { passageLanguage }),
  }
}

function foundOf(
  { kind, path, date, ...said }: Hit,
  { document, ...more }: Pick<Found, 'document' | 'times' | 'eventState' | 'category'>,
  query: Query,
  fill: Fill,
): Found {
  return {
    kind,
    path,
    ...wordsOfHit(said, query, fill),
    ...more,
    ...(date && { date }),
    ...(document && {
      document: {
        ...document,
        shownOn: document.shownOn.map((page) => ({ ...page, title: fill(page.title) })),
      },
    }),
  }
}

/** What is shown of hits. */
async function tellOf(
  searching: Searching,
  hits: readonly Hit[],
  query: Query,
  moment: Date,
  fill: Fill,
): Promise<Found[]> {
  const idsOf = (wanted: SearchKind) =>
    hits.filter(({ kind }) => kind === wanted).map(({ itemId }) => itemId)
  const documents = await tellOfDocuments(searching.db, idsOf('document'), moment)
  const events = await tellOfEvents(searching.db, idsOf('event'))
  const categoryOf = await tellOfCategories(searching, hits, query)
  const whole = await withPassages(searching, hits, query)
  return whole.map((hit) => {
    const { itemId } = hit
    const known = { document: documents.get(itemId), ...events.get(itemId), ...categoryOf(hit) }
    return foundOf(hit, known, query, fill)
  })
}

/** What is found as it was typed; where that is nothing at all, what is found by saying it otherwise, and how. */
async function findAsked(
  searching: Searching,
  query: Query,
  wish: Wish,
  sight: Sight,
): Promise<{ hits: Hit[]; by: Query }> {
  const hits = await findEntries(searching, query, wish, sight)
  const otherwise = hits.length === 0 ? saidOtherwise(query) : undefined
  if (!otherwise) return { hits, by: query }
  // A page of one kind may be empty where others are not.
  const isSingle = wish.kind !== undefined || wish.from > 0
  const any = isSingle ? await findEntries(searching, query, { from: 0, count: 1 }, sight) : []
  if (any.length > 0) return { hits, by: query }
  return { hits: await findEntries(searching, otherwise, wish, sight), by: otherwise }
}

/** A search with each word that is not known as the nearest one that is. Undefined when nothing is found by that, either. */
async function whatWasMeant(
  searching: Searching,
  { words }: Query,
  moment: Date,
): Promise<string | undefined> {
  const known = await searching.db
    .selectFrom('searchWords')
    .select('word')
    .where('word', 'in', words)
    .execute()
  const inNames = [...searching.categories.values()].flatMap((name) => name.words)
  const isKnown = (word: string) => inNames.includes(word) || known.some((one) => one.word === word)
  const meant = await Promise.all(
    words.map(async (word) => (isKnown(word) ? word : nearestWord(searching.db, word, inNames))),
  )
  if (meant.includes(undefined)) return undefined
  const text = meant.join(' ')
  if (text === words.join(' ')) return undefined
  // A word that is known may stand in nothing that is public now.
  const first = { from: 0, count: 1 }
  const found = await findEntries(searching, readQuery(text), first, shownAt(moment))
  return found.length > 0 ? text : undefined
}

/** Whether the best of these is in a category that was searched for. */
const isSorted = ([best]: readonly Found[]) => best?.category?.some(({ isHit }) => isHit) === true

/** What visitors find at a moment: the first few of each kind, or a page of one kind. */
export async function search(
  place: Omit<Searching, 'index'>,
  query: Query,
  { kind, page }: { kind: SearchKind | undefined; page: number },
  moment: Date,
  fill: Fill,
): Promise<Findings> {
  const count = kind ? foundPerPage : foundAtFirst
  const wish = { kind, from: (page - 1) * count, count }
  const searching = { ...place, index: publicIndex }
  const { hits, by } = await findAsked(searching, query, wish, shownAt(moment))
  const told = await tellOf(searching, hits, by, moment, fill)
  const groups = searchKindNames
    .flatMap((name) => {
      const best = hits.find((hit) => hit.kind === name)
      const found = told.filter((one) => one.kind === name)
      return best ? [{ best, group: { kind: name, total: best.total, found } }] : []
    })
    // Who types `ba result` wants the notice, and not the course, whose text has the word, too; so it is with `time table`.
    .sort(
      (one, other) =>
        other.best.level - one.best.level ||
        Number(isSorted(other.group.found)) - Number(isSorted(one.group.found)),
    )
    .map(({ group }) => group)
  const isLost = groups.length === 0 && query.words.length > 0 && page === 1 && !kind
  const meant = isLost ? await whatWasMeant(searching, by, moment) : undefined
  return { groups, ...(meant && { meant }) }
}
