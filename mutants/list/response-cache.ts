import type { Mutant } from '../mutant.ts'

export const responseCacheMutants: Mutant[] = [
  {
    without: 'reading versions before the work',
    file: 'server/src/platform/response-cache/make-response.ts',
    change: [
      [
        'const from = only(before, finished.shows ?? before.tags)',
        'const { tags } = before\n    const after = { tags, versions: tags.map((one) => changes.version(one)) }\n    const from = only(after, finished.shows ?? tags)',
      ],
    ],
    test: {
      file: 'src/platform/response-cache/make-response.test.ts',
      name: 'makes it stale at once',
    },
  },
  {
    without: 'caching predicted changes under the right version',
    file: 'server/src/platform/response-cache/next-changes.ts',
    change: [['last?.version === current && last.from', 'last && last.from']],
    test: {
      file: 'src/platform/response-cache/next-changes.test.ts',
      name: 'until it comes or something changes',
    },
  },
  {
    without: 'counting what a small response takes beside its body',
    file: 'server/src/platform/response-cache/store.ts',
    change: [['entryBytes + key.length * bytesOfCharacter + bytes', 'Math.max(1, bytes)']],
    test: {
      file: 'src/platform/response-cache/store.test.ts',
      name: 'so that no number of them fills the memory',
    },
  },
  {
    without: 'sending complete responses only to requests for complete ones',
    file: 'server/src/platform/response-cache/cache-middleware.ts',
    change: [[' || !isForFullResponse(headers)', '']],
    test: {
      file: 'src/platform/rendering/files.test.ts',
      name: 'cached responses are not used for ranges or preconditions',
    },
  },
  {
    without: 'waiting only for pages that were cached before',
    file: 'server/src/platform/response-cache/cache-middleware.ts',
    change: [['store.get(key) && underWay(', 'underWay(']],
    test: {
      file: 'src/platform/response-cache/crowd.test.ts',
      name: 'nobody waits for a page that was never cached',
    },
  },
  {
    without: 'a limit on waiting in the cache middleware',
    file: 'server/src/platform/response-cache/answer.ts',
    change: [['withDeadline(maxAwaitedMilliseconds, made).then', 'made.then']],
    test: {
      file: 'src/platform/response-cache/crowd.test.ts',
      name: 'if rendering takes long, all waiting requests ask for it and share the result',
    },
  },
  {
    without: 'a separate cached page for signed-in students',
    file: 'server/src/platform/response-cache/encoded.ts',
    change: [['(isVisitor(request) ? ofVisitor : ofStudent)', 'ofVisitor']],
    test: {
      file: 'src/platform/response-cache/signed-in-since.test.ts',
      name: 'after a login or logout',
    },
  },
  {
    without: 'a separate ETag for each encoding',
    file: 'server/src/platform/response-cache/encoded.ts',
    change: [['const etag = etagOf(body)', 'const etag = etagOf(finished.body)']],
    test: {
      file: 'src/platform/response-cache/both-ways.test.ts',
      name: 'the tag of one encoding',
    },
  },
  {
    without: 'the same headers for a cached response on both paths',
    file: 'server/src/platform/response-cache/send-cached.ts',
    change: [['for (const name of bodyFields) reply.removeHeader(name)\n', '']],
    test: {
      file: 'src/platform/response-cache/both-ways.test.ts',
      name: 'from the cache and by Fastify',
    },
  },
  {
    without: 'separate headers for a connection that closes',
    file: 'server/src/platform/http/send-ready.ts',
    change: [['response.shouldKeepAlive && ', '']],
    test: {
      file: 'src/platform/response-cache/both-ways.test.ts',
      name: 'from the cache and by Fastify',
    },
  },
  {
    without: 'new headers each second',
    file: 'server/src/platform/http/send-ready.ts',
    change: [['mayShare && written?.second === second', 'mayShare && written']],
    test: { file: 'src/platform/http/send-ready.test.ts', name: 'written once a second' },
  },
  {
    without: 'writers that wait without a connection to the database',
    file: 'server/src/platform/db/changes-postgres.ts',
    change: [
      ['first ? inRowTurn(first, () => inTurn(others, work))', 'first ? inTurn(others, work)'],
    ],
    test: {
      file: 'src/platform/db/writers-in-turn.test.ts',
      name: 'writers wait for a long change without connections to the database',
      engine: 'postgres',
    },
  },
  {
    without: 'little room for other spellings of an address',
    file: 'server/src/platform/response-cache/mount-cached.ts',
    change: [['isBrief ?? isVariant(sent.params, value)', 'isBrief ?? false']],
    test: {
      file: 'src/platform/response-cache/cached-responses.test.ts',
      name: 'other spellings of an entry',
    },
  },
]
