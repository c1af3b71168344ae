import type { Mutant } from '../mutant.ts'

export const pageMutants: Mutant[] = [
  {
    without: 'rendering pages for networks in turn',
    file: 'server/src/platform/rendering/render.ts',
    change: [["requested.renderedFor ?? 'panel'", "''"]],
    test: {
      file: 'src/platform/rendering/render-turns.test.ts',
      name: 'a crowd asking for uncached pages fills only its own queue: others take turns, and cached pages are immediate',
    },
  },
  {
    without: 'serving other requests during a render',
    file: 'server/src/platform/queues/pause.ts',
    change: [['  waiting.shift()?.()\n', '  for (const resume of waiting.splice(0)) resume()\n']],
    test: { file: 'src/platform/queues/pause.test.ts', name: 'in each turn of the event loop' },
  },
  {
    without: 'a cache key for 404 pages that no request can name',
    file: 'server/src/platform/rendering/routes.ts',
    change: [['key: `404 ${url}`', 'key: url']],
    test: {
      file: 'src/platform/rendering/render-turns.test.ts',
      name: 'unknown addresses share one rendered document, with their status and for signed-in readers too',
    },
  },
  {
    without: 'never remembering addresses that contain secrets',
    file: 'server/src/platform/response-cache/send-cached.ts',
    change: [[" && fields['cache-control'] !== 'no-store'", '']],
    test: { file: 'src/platform/response-cache/aliases.test.ts', name: 'the address of a secret' },
  },
  {
    without: 'dropping the previous version once a change is acknowledged',
    file: 'server/src/platform/response-cache/renewal.ts',
    change: [['entry.freshAt <= acknowledgedAt || ', '']],
    test: {
      file: 'src/platform/response-cache/renewal.test.ts',
      name: 'after a change is acknowledged',
    },
  },
  {
    without: 'acknowledging a change only after popular pages are rendered again',
    file: 'server/src/platform/response-cache/renewal.ts',
    change: [['await Promise.all(stale.map', 'void Promise.all(stale.map']],
    test: {
      file: 'src/platform/response-cache/renewal.test.ts',
      name: 'a crowd gets the previous version until the new one is rendered, and then the change is acknowledged',
    },
  },
  {
    without: 'expiring popular pages on time',
    file: 'server/src/platform/response-cache/renewal.ts',
    change: [['|| now().getTime() >= entry.validUntil', '']],
    test: {
      file: 'src/platform/response-cache/renewal.test.ts',
      name: 'content that ends by the clock is never shown longer',
    },
  },
  {
    without: 'a separate cache for searches',
    file: 'server/src/platform/response-cache/store.ts',
    change: [['isBrief ? brief : long', 'isBrief ? long : long']],
    test: {
      file: 'src/platform/response-cache/store.test.ts',
      name: 'searches evict only other searches',
    },
  },
  {
    without: 'uncompressed responses for other sites',
    file: 'server/src/platform/http/compress-responses.ts',
    change: [[' || isCrossSiteRequest(request)', '']],
    test: {
      file: 'src/platform/http/compress-responses.test.ts',
      name: 'its length reveals nothing to other sites',
    },
  },
  {
    without: 'looking who has the address of what is public again',
    file: 'server/src/content/publication/unpublish.ts',
    change: [['      await checkOtherEntries(trx, item, dataOf(last), now)\n', '']],
    test: {
      file: 'src/content/entries/trash.test.ts',
      name: 'only what was public is reinstated',
    },
  },
]
