import type { Mutant } from '../mutant.ts'

export const responseCacheMutants: Mutant[] = [
  {
    without: 'versions that are read before the work',
    file: 'server/src/platform/response-cache/make-response.ts',
    change: [
      [
        'const from = only(before, finished.shows ?? before.subjects)',
        'const { subjects } = before\n    const after = { subjects, versions: subjects.map((one) => changes.version(one)) }\n    const from = only(after, finished.shows ?? subjects)',
      ],
    ],
    test: {
      file: 'src/platform/response-cache/make-response.test.ts',
      name: 'makes it stale at once',
    },
  },
  {
    without: 'the version of what was reckoned to come by the clock',
    file: 'server/src/platform/response-cache/next-changes.ts',
    change: [['last?.version === current && last.from', 'last && last.from']],
    test: {
      file: 'src/platform/response-cache/next-changes.test.ts',
      name: 'until it comes or something changes',
    },
  },
  {
    without: 'whole answers for those alone who ask for whole ones',
    file: 'server/src/platform/response-cache/cache-middleware.ts',
    change: [[' || !isForFullResponse(headers)', '']],
    test: {
      file: 'src/platform/rendering/files.test.ts',
      name: 'cached responses are not used for ranges or preconditions',
    },
  },
  {
    without: 'waiting at the front door for nothing but what was kept before',
    file: 'server/src/platform/response-cache/cache-middleware.ts',
    change: [['store.find(key) && underWay(', 'underWay(']],
    test: {
      file: 'src/platform/response-cache/crowd.test.ts',
      name: 'nobody waits for a page that was never cached',
    },
  },
  {
    without: 'a limit on waiting in the cache middleware',
    file: 'server/src/platform/response-cache/answer.ts',
    change: [['withDeadline(mostAwaitedMilliseconds, made).then', 'made.then']],
    test: {
      file: 'src/platform/response-cache/crowd.test.ts',
      name: 'if rendering takes long, all waiting requests ask for it and share the result',
    },
  },
]
