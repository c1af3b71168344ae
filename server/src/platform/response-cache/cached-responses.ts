import type { Changes } from '../db/changes.ts'
import type { Reachability } from '../db/reachable.ts'
import { rememberEncodings } from '../http/encoding.ts'
import { createAliases } from './aliases.ts'
import { createAnswer } from './answer.ts'
import { createCacheMiddleware } from './cache-middleware.ts'
import { createMaker } from './make-response.ts'
import { type NextChanges, rememberNextChanges } from './next-changes.ts'
import { createRenewal } from './renewal.ts'
import { createStaleIfError } from './stale-if-error.ts'
import { createStore } from './store.ts'
import { versionOfTurn } from './versions.ts'

/** Caches finished pages and lists as bytes until their tags change. */
export function createCachedResponses({
  changes,
  nextChanges,
  reachability,
  now,
  isOn,
}: {
  changes: Changes
  nextChanges: NextChanges
  reachability: Reachability
  now: () => Date
  isOn: boolean
}) {
  const store = createStore({ changes, now })
  const lastKnown = createStaleIfError({ changes, reachability, now })
  const maker = createMaker({
    store,
    changes,
    now,
    isOn,
    nextChanges: rememberNextChanges(nextChanges, versionOfTurn(changes)),
  })
  const encodingOf = rememberEncodings()
  const { answer, underWay } = createAnswer({ store, maker, lastKnown, encodingOf })
  const aliases = createAliases()
  const renewal = createRenewal({ store, version: changes.version, now })
  const cacheMiddleware = createCacheMiddleware({
    ...{ store, changes, lastKnown, encodingOf, aliases, underWay, renewal },
  })
  return {
    serve: cacheMiddleware.serve,
    awaited: cacheMiddleware.awaited,
    answer,
    learnAlias: aliases.learn,
    rerenderPopular: renewal.rerenderPopular,
    renderWith: renewal.renderWith,
    getValid: (key: string) => store.getValid(key),
    has: (key: string) => store.get(key) !== undefined,
    /** Responses made with a wrong clock would be valid for as long as that clock said. */
    clear: store.clear,
    hits: cacheMiddleware.hits,
    made: maker.made,
    renewed: maker.renewed,
    bytes: store.bytes,
  }
}
export type CachedResponses = ReturnType<typeof createCachedResponses>
