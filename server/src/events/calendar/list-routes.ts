import type { TranslationCode } from 'college/languages'
import type { CacheTag } from 'contract/cache-tags'
import { listEventCategories } from 'contract/content/event-categories'
import { getEventDetails } from 'contract/events/event-details'
import { listEventsOfMonth } from 'contract/events/event-months'
import * as contract from 'contract/events/events'
import type { FeedFilters } from '../../content/feeds/filters.ts'
import { cacheTagsOf } from '../../content/references/cache-tags-of.ts'
import type { Db } from '../../platform/db/open.ts'
import type { PlatformDeps } from '../../platform/deps.ts'
import { clientOf } from '../../platform/http/client-address.ts'
import { languageOfCall } from '../../platform/http/language-of-call.ts'
import type { Mount } from '../../platform/http/mount.ts'
import { recordTags } from '../../platform/response-cache/cache-tags.ts'
import { mountCached } from '../../platform/response-cache/mount-cached.ts'
import { finishedJson } from '../../platform/response-cache/rendered-response.ts'
import { sendCached } from '../../platform/response-cache/send-cached.ts'
import type { SearchTurns } from '../../platform/search-engine/search-turns.ts'
import { eventsToCome } from '../details/coming-events.ts'
import { readDetails } from '../details/event-details.ts'
import { eventColumnsIn, eventsIn, selectPublicEvents } from '../details/public-events.ts'
import { eventsByStatus } from './by-status.ts'
import { readEventCategories } from './categories.ts'
import type { Searched } from './filtered.ts'
import { readEventsOfMonth } from './month-view.ts'

async function publicEvents(
  db: Db,
  now: Date,
  limit: number | undefined,
  language: TranslationCode | undefined,
) {
  const all = selectPublicEvents(db, now)
    .select(eventColumnsIn(language))
    .orderBy('date', 'desc')
    .orderBy('_id', 'desc')
  const rows = await (limit ? all.limit(limit) : all).execute()
  return rows.map(eventsIn(language))
}

const tagsOfGroups = ({ category, department }: FeedFilters): CacheTag[] => [
  ...(department ? (['course', 'courseGroup'] as const) : []),
  ...(category ? (['eventCategory'] as const) : []),
]

/** From search, which is above events. */
export type EventListDeps = PlatformDeps & {
  searchTurns: SearchTurns
  searchIndexes: Searched['searchIndexes']
  searchedTags: readonly CacheTag[]
}

export function eventListRoutes(mount: Mount, deps: EventListDeps) {
  const { db, searchIndexes, searchTurns, searchedTags } = deps

  mountCached(mount, deps)(contract.listEvents, {
    tags: ['events'],
    read: ({ query: { limit } }, now, language) =>
      publicEvents(db, now, limit ? Number(limit) : undefined, language),
  })
  mount(contract.getEventsOverview, async (request, _, reply) => {
    const { q, page = '1', status, order, category, department, year, month } = request.query
    const numbers = {
      year: year ? Number(year) : undefined,
      month: month ? Number(month) : undefined,
    }
    const requested = { q, category, department, ...numbers, status, order, page: Number(page) }
    const language = languageOfCall(request.query)
    const look = (now: Date) => eventsByStatus({ db, searchIndexes }, requested, now, language)
    if (q !== undefined) {
      // Search results are not cached, as queries are endless; each waits its turn like the search page.
      recordTags(request, reply, searchedTags)
      reply.header('cache-control', 'no-cache')
      return searchTurns(clientOf(request), () => look(deps.now()))
    }
    return sendCached(deps, request, reply, {
      key: contract.getEventsOverview.url + JSON.stringify({ ...requested, language }),
      tags: ['events', ...tagsOfGroups({ category, department })],
      work: async (now) => finishedJson(contract.eventsOverview, await look(now)),
    })
  })
  shortListRoutes(mount, deps)
}

function shortListRoutes(mount: Mount, deps: PlatformDeps) {
  const { db } = deps
  const store = mountCached(mount, deps)
  store(listEventCategories, {
    tags: cacheTagsOf('eventCategory'),
    read: (_, now, language) => readEventCategories(db, now, language),
  })
  store(listEventsOfMonth, {
    tags: ({ query }) => ['events', ...tagsOfGroups(query)],
    read: ({ params: { month }, query }, now, language) =>
      readEventsOfMonth(db, month, query, now, language),
  })
  mount(getEventDetails, async (request, _, reply) => {
    const language = languageOfCall(request.query)
    const { text, shows } = await readDetails(db, request.params._id, deps.now(), language)
    recordTags(request, reply, ['events', ...shows])
    return text ? { details: text } : {}
  })
  store(contract.listComingEvents, {
    tags: ['events'],
    read: (_, now, language) => eventsToCome(db, now, language),
  })
}
