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
  {
    without: 'the question whether a pressed event is as the screen said',
    file: 'server/src/events/life.ts',
    change: [['    requireSeen(pressed, seen)\n', '']],
    test: { file: 'src/events/presses.test.ts', name: 'one changes something' },
  },
  {
    without: 'the question whether visitors have seen a former date',
    file: 'server/src/events/life.ts',
    change: [['  if (isHidden(', '  if (!event && isHidden(']],
    test: { file: 'src/events/presses.test.ts', name: 'without a trace' },
  },
  {
    without: 'the question whether another record shows a picture',
    file: 'server/src/records/store.ts',
    change: [['  return shown ? undefined : address', '  return shown ? address : address']],
    test: { file: 'src/events/series.test.ts', name: 'a picture goes with the last event' },
  },
  {
    without: 'the clock by which a moved event keeps its length',
    file: 'contract/src/event-hours.ts',
    change: [['Date.parse(`${localTime(instant, timeZone)}Z`)', 'Date.parse(instant)']],
    test: { file: 'src/events/event-hours.test.ts', name: 'over a change of clocks' },
  },
  {
    without: 'the days of an event of whole days in calendars',
    file: 'server/src/events/calendar.ts',
    change: [
      ['event.isAllDay ? dayOf(wall) : utc(', 'event.isAllDay === null ? dayOf(wall) : utc('],
    ],
    test: { file: 'src/events/calendar.test.ts', name: 'same days of whole days' },
  },
  {
    without: 'the first and the last minute of whole days',
    file: 'server/src/events/columns.ts',
    change: [["isWhole ? onDay(date, '00:00') : date", 'date']],
    test: tried('whole days stay whole'),
  },
]
