import { languageOf } from 'contract/platform/language-of-text'
import type { SearchKind } from 'contract/platform/search-kinds'
import {
  type Findings,
  type Found,
  foundAtFirst,
  foundPerPage,
  searchKindNames,
} from 'contract/search/search'
import {
  askIndexes,
  findEntries,
  type Hit,
  type Scope,
  type Wish,
} from '../../platform/search-engine/find.ts'
import { withPassages } from '../../platform/search-engine/long-texts.ts'
import { markTitle, passageOf } from '../../platform/search-engine/passage.ts'
import type { Query } from '../../platform/search-engine/query.ts'
import { answeredBy, byMostWords, whatWasMeant } from '../../platform/search-engine/scope.ts'
import { type Searching, shownAt } from '../../platform/search-engine/visibility.ts'
import { publicIndex } from '../../search-sources.ts'
import { tellOfCategories } from './category-results.ts'
import { tellOfDocuments } from './document-results.ts'
import { tellOfEvents } from './event-results.ts'

export type Fill = (text: string) => string

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

type WordsOfHit = ReturnType<typeof wordsOfHit>

function foundOf(
  { kind, path, date, level }: Hit,
  words: WordsOfHit,
  { document, ...more }: Pick<Found, 'document' | 'times' | 'eventState' | 'category'>,
  fill: Fill,
): Found {
  return {
    kind,
    path,
    ...words,
    ...more,
    ...(date && { date }),
    ...(level < 0 && { isExpired: true as const }),
    ...(document && {
      document: {
        ...document,
        shownOn: document.shownOn.map((page) => ({ ...page, title: fill(page.title) })),
      },
    }),
  }
}

async function tellOf(
  searching: Searching,
  hits: readonly Hit[],
  query: Query,
  moment: Date,
  fill: Fill,
): Promise<Found[]> {
  const idsOf = (wanted: SearchKind) =>
    hits.filter(({ kind }) => kind === wanted).map(({ itemId }) => itemId)
  const marked = async () => {
    const whole = await withPassages(searching, hits, query)
    return whole.map((hit) => ({ hit, words: wordsOfHit(hit, query, fill) }))
  }
  // In parallel: a remote database answers all at once.
  const [documents, events, categoryOf, told] = await Promise.all([
    tellOfDocuments(searching.db, idsOf('document'), moment),
    tellOfEvents(searching.db, idsOf('event')),
    tellOfCategories(searching, hits, query),
    marked(),
  ])
  return told.map(({ hit, words }) => {
    const { itemId } = hit
    const known = { document: documents.get(itemId), ...events.get(itemId), ...categoryOf(hit) }
    return foundOf(hit, words, known, fill)
  })
}

async function findAsked(
  scope: Scope,
  query: Query,
  wish: Wish,
): Promise<{ hits: Hit[]; by: Query }> {
  const hits = await findEntries(scope, query, wish)
  // A page of one kind says nothing about the others.
  const isSingle = wish.kind !== undefined || wish.from > 0
  const by = await answeredBy([scope], query, isSingle ? undefined : hits)
  const found = by === query ? hits : await findEntries(scope, by, wish)
  if (found.length > 0) return { hits: found, by }
  // Other pages may have results with all words.
  const hasAll = isSingle && (await findEntries(scope, by, { from: 0, count: 1 })).length > 0
  const some = hasAll ? undefined : await byMostWords([scope], query)
  return some ? { hits: await findEntries(scope, some, wish), by: some } : { hits: [], by }
}

const isSorted = ([best]: readonly Found[]) => best?.category?.some(({ isHit }) => isHit) === true

export async function search(
  place: Omit<Searching, 'index'>,
  query: Query,
  { kind, page }: { kind: SearchKind | undefined; page: number },
  moment: Date,
  fill: Fill,
): Promise<Findings> {
  const count = kind ? foundPerPage : foundAtFirst
  const wish = { kind, from: (page - 1) * count, count }
  const { hits, by, meant } = await askIndexes(
    place,
    [publicIndex],
    shownAt(moment),
    async ([scope]) => {
      if (!scope) return { hits: [], by: query, meant: undefined }
      const found = await findAsked(scope, query, wish)
      const isLost = (found.hits.length === 0 || found.by.isPartial) && page === 1 && !kind
      return { ...found, meant: isLost ? await whatWasMeant([scope], found.by) : undefined }
    },
  )
  const told = await tellOf({ ...place, index: publicIndex }, hits, by, moment, fill)
  const groups = searchKindNames
    .flatMap((name) => {
      const best = hits.find((hit) => hit.kind === name)
      const found = told.filter((one) => one.kind === name)
      return best ? [{ best, group: { kind: name, total: best.total, found } }] : []
    })
    // Whoever types `ba result` wants the notice, not the course whose text mentions it.
    .sort(
      (one, other) =>
        other.best.level - one.best.level ||
        Number(isSorted(other.group.found)) - Number(isSorted(one.group.found)),
    )
    .map(({ group }) => group)
  return {
    groups,
    ...(by.isPartial && groups.length > 0 && { isPartial: by.isPartial }),
    ...(meant && { meant }),
  }
}
