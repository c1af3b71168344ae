import type { Mutant } from '../mutant.ts'

export const databaseMutants: Mutant[] = [
  {
    without: 'connections for networks in turn',
    file: 'server/src/platform/db/pool-with-deadlines.ts',
    change: [['turns.begin(networkOfRequest())', "turns.begin('')"]],
    test: {
      file: 'src/platform/db/turns.test.ts',
      name: 'a crowd that waits for connections is answered, and networks take turns',
      engine: 'postgres',
    },
  },
  {
    without: 'waiting for a connection as long as others get theirs',
    file: 'server/src/platform/queues/patient-turns.ts',
    change: [['Math.max(since, movedAt)', 'since']],
    test: {
      file: 'src/platform/queues/patient-turns.test.ts',
      name: 'whoever waits stays while others get on, and leaves when nothing moves',
    },
  },
  {
    without: 'SQLite for networks in turn',
    file: 'server/src/platform/db/patient-driver.ts',
    change: [['this.#turns.begin(networkOfRequest())', "this.#turns.begin('')"]],
    test: {
      file: 'src/platform/db/patient-driver.test.ts',
      name: 'transactions of a crowd let others run in between',
    },
  },
  {
    without: 'pauses between the transactions of a crowd',
    file: 'server/src/platform/db/patient-driver.ts',
    change: [
      [
        '    setImmediate(() => {\n      this.#turnBegan',
        '    queueMicrotask(() => {\n      this.#turnBegan',
      ],
    ],
    test: {
      file: 'src/platform/db/patient-driver.test.ts',
      name: 'transactions of a crowd let others run in between',
    },
  },
  {
    without: 'few connections for many who act on one event',
    file: 'server/src/events/registrations/act.ts',
    change: [['createRowTurns(actsAtOnce)', 'createRowTurns(actsAtOnce * 100)']],
    test: {
      file: 'src/platform/db/turns.test.ts',
      name: 'many who act on one event wait for it with few connections',
      engine: 'postgres',
    },
  },
  {
    without: 'correcting when shared drafts expire',
    file: 'server/src/platform/db/clock.ts',
    change: [["  ['contentViews', 'expiresAt', shareDays * daySeconds],\n", '']],
    test: {
      file: 'src/platform/db/clock.test.ts',
      name: 'every expiry in the database is corrected, except those that let nobody in',
    },
  },
  {
    without: 'dating a notice now whose first date is still to come',
    file: 'server/src/content/revisions/content-events.ts',
    change: [[", eb('firstPublicAt', '>', since)])", '])']],
    test: {
      file: 'src/content/publication/publish.test.ts',
      name: 'gets the current date when it is published again',
    },
  },
  {
    without: 'dating earlier versions before the one that is published',
    file: 'server/src/content/revisions/content-events.ts',
    change: [
      [
        "  await earlier.where('itemId', '=', item._id).where('publishedAt', '>', since).execute()\n",
        '  if (!earlier) return\n',
      ],
    ],
    test: {
      file: 'src/content/publication/publish.test.ts',
      name: 'undoing a withdrawal publishes the last version',
    },
  },
]
