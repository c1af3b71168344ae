import {
  type Findings,
  type Found,
  foundAtFirst,
  foundPerPage,
  type SearchKind,
  searchKindNames,
} from 'contract/search'
import { findEntries, type Hit, type Searching, shownAt } from './find.ts'
import { tellOfDocuments } from './found-documents.ts'
import { tellOfEvents } from './found-events.ts'
import { withPassages } from './long-texts.ts'
import { nearestWord } from './nearest.ts'
import { languageOf, markTitle, passageOf } from './passage.ts'
import { type Query, readQuery } from './query.ts'
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
  { document, times }: Pick<Found, 'document' | 'times'>,
  query: Query,
  fill: Fill,
): Found {
  return {
    kind,
    path,
    ...wordsOfHit(said, query, fill),
    ...(date && { date }),
    ...(times && { times }),
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
  const times = await tellOfEvents(searching.db, idsOf('event'))
  const whole = await withPassages(searching, hits, query)
  return whole.map((hit) => {
    const known = { document: documents.get(hit.itemId), times: times.get(hit.itemId) }
    return foundOf(hit, known, query, fill)
  })
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
  const inNames = [...searching.categories.values()].flat()
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
  const hits = await findEntries(searching, query, wish, shownAt(moment))
  const told = await tellOf(searching, hits, query, moment, fill)
  const groups = searchKindNames
    .flatMap((name) => {
      const best = hits.find((hit) => hit.kind === name)
      const found = told.filter((one) => one.kind === name)
      return best ? [{ best, group: { kind: name, total: best.total, found } }] : []
    })
    // Who types `ba result` wants the notice, and not the course, whose text has the word, too.
    .sort((one, other) => other.best.level - one.best.level)
    .map(({ group }) => group)
  const isLost = groups.length === 0 && query.words.length > 0 && page === 1 && !kind
  const meant = isLost ? await whatWasMeant(searching, query, moment) : undefined
  return { groups, ...(meant && { meant }) }
}
