import type { Mutant } from '../mutant.ts'

const tried = (name: string) => ({ file: 'src/events/life.test.ts', name })

/** Who sees an event, and as what. */
export const eventMutants: Mutant[] = [
  {
    without: 'the question whether an event is a draft',
    file: 'server/src/events/public-events.ts',
    change: [["  sql`${sql.ref('isDraft')} is null and (", '  sql`(']],
    test: tried('nowhere public'),
  },
  {
    without: 'the moment that an event waits for',
    file: 'server/src/events/public-events.ts',
    change: [
      [
        '<= ${moment.toISOString()})`',
        "<= ${moment.toISOString()} or ${sql.ref('publishAt')} is not null)`",
      ],
    ],
    test: tried('nowhere public'),
  },
  {
    without: 'the group of cancelled events',
    file: 'server/src/events/by-status.ts',
    change: [["    when state = 'cancelled' then ${places.off}\n", '']],
    test: tried('never upcoming'),
  },
]
