import type { Mutant } from '../mutant.ts'

const tried = (name: string) => ({ file: 'src/events/calendar/lifecycle.test.ts', name })

const ofDepartments = {
  file: 'src/events/calendar/department-actions.test.ts',
  name: 'a department’s editor can’t act on another department’s events, or on a series that has some',
}
const categories = (name: string) => ({ file: 'src/events/calendar/categories.test.ts', name })
const named = (name: string) => ({ file: 'src/content/entries/named-meanwhile.test.ts', name })

export const eventMutants: Mutant[] = [
  {
    without: 'checking whether an event is a draft',
    file: 'server/src/events/details/public-events.ts',
    change: [
      ["sql`${isNotDeleted} and ${sql.ref('isDraft')} is null and (", 'sql`${isNotDeleted} and ('],
    ],
    test: tried('nowhere public'),
  },
  {
    without: 'hiding an event until its scheduled time',
    file: 'server/src/events/details/public-events.ts',
    change: [
      [
        '<= ${now.toISOString()})`',
        "<= ${now.toISOString()} or ${sql.ref('publishAt')} is not null)`",
      ],
    ],
    test: tried('nowhere public'),
  },
  {
    without: 'counting cancelled events as past',
    file: 'server/src/events/calendar/by-status.ts',
    change: [["    when state = 'cancelled' then ${ranks.off}\n", '']],
    test: tried('never upcoming'),
  },
  {
    without: 'comparing an event with what the screen showed before an action',
    file: 'server/src/events/calendar/lifecycle.ts',
    change: [['    requireSeen(acted, seen)\n', '']],
    test: {
      file: 'src/events/calendar/actions.test.ts',
      name: 'of two concurrent actions, or one repeated',
    },
  },
  {
    without: 'checking the department before an action',
    file: 'server/src/events/calendar/lifecycle.ts',
    change: [["    requireRight(actor, 'write records', departmentCodeOf(acted))\n", '']],
    test: ofDepartments,
  },
  {
    without: 'checking the department before repeating an event',
    file: 'server/src/events/calendar/repeat.ts',
    change: [["    requireRight(actor, 'write records', departmentCodeOf(event))\n", '']],
    test: ofDepartments,
  },
  {
    without: 'checking the department before counting recipients',
    file: 'server/src/events/calendar/action-impact.ts',
    change: [["  requireRight(actor, 'write records', departmentCodeOf(event))\n", '']],
    test: ofDepartments,
  },
  {
    without: 'checking the departments of later events of a series',
    file: 'server/src/content/records/store.ts',
    change: [
      [
        '  requireRecordRight(kind, before, actor)\n  requireRecordRight(kind, full, actor)\n',
        '  requireRecordRight(kind, full, { ...actor, departments: [] })\n',
      ],
    ],
    test: ofDepartments,
  },
  {
    without: 'keeping a category while events use it',
    file: 'server/src/content/publication/unpublish.ts',
    change: [['  await requireUnusedByRecords(trx, item)\n  const', '  const']],
    test: categories('a category that events use'),
  },
  {
    without: 'keeping a category from the trash while events use it',
    file: 'server/src/content/entries/collection.ts',
    change: [['    await requireUnusedByRecords(trx, item)\n    const', '    const']],
    test: categories('a category that events use'),
  },
  {
    without: 'invalidating events when a referenced entry changes',
    file: 'server/src/content/entries/entry-acts.ts',
    change: [
      [
        '...(isTypeName(type) ? recordsNaming(type) : []),',
        '...(isTypeName(type) ? recordsNaming(type).slice(9) : []),',
      ],
    ],
    test: { ...named('while an event gets it'), engine: 'postgres' },
  },
  {
    without: 'locking referenced entries',
    file: 'server/src/content/references/uses.ts',
    change: [["target === 'entry' ? [targetId] : []", "target === 'entry' ? [target] : []"]],
    test: { ...named('while a notice gets it'), engine: 'postgres' },
  },
  {
    without: 'the limit of events in the subscribed calendar',
    file: 'server/src/events/calendar/calendar.ts',
    change: [['    .limit(maxInCalendar)\n', '']],
    test: {
      file: 'src/events/calendar/ten-thousand.test.ts',
      name: 'with ten thousand events, lists, calendar and feeds keep their size, and the archive reaches its last page',
    },
  },
  {
    without: 'the end date of a category',
    file: 'server/src/events/calendar/categories.ts',
    change: [['  if (ending.has(result._id))\n', '  if (ending.has(text))\n']],
    test: categories(
      'a category that is about to end can’t be used by an event or an imported row',
    ),
  },
  {
    without: 'the time from which a category has a new name',
    file: 'server/src/search/public/cached-results.ts',
    change: [['now.getTime() < cache.until', 'cache.until > 0']],
    test: categories(
      'a category renamed on schedule is found by its new name from that time on, even if nothing records it',
    ),
  },
  {
    without: 'checking whether visitors have seen the previous date',
    file: 'server/src/events/calendar/lifecycle.ts',
    change: [['  if (isHidden(', '  if (!event && isHidden(']],
    test: { file: 'src/events/calendar/actions.test.ts', name: 'without a trace' },
  },
  {
    without: 'checking whether another record uses a picture',
    file: 'server/src/content/records/store.ts',
    change: [['  return visible ? undefined : address', '  return visible ? address : address']],
    test: {
      file: 'src/events/calendar/series.test.ts',
      name: 'later events are deleted all or none, and a picture with the last event that uses it',
    },
  },
  {
    without: 'keeping the local duration of a moved event',
    file: 'contract/src/events/event-hours.ts',
    change: [['Date.parse(`${localTime(instant, timeZone)}Z`)', 'Date.parse(instant)']],
    test: {
      file: 'src/events/calendar/event-hours.test.ts',
      name: 'an event moved across a clock change ends at the same hour',
    },
  },
  {
    without: 'using dates for all-day events in calendars',
    file: 'server/src/events/calendar/calendar.ts',
    change: [
      ['event.isAllDay ? dayOf(wall) : utc(', 'event.isAllDay === null ? dayOf(wall) : utc('],
    ],
    test: {
      file: 'src/events/calendar/calendar.test.ts',
      name: 'both parsers read all-day events as the same days in any time zone',
    },
  },
  {
    without: 'the first and last minute of all-day events',
    file: 'server/src/events/calendar/columns.ts',
    change: [["isFull ? onDay(date, '00:00') : date", 'date']],
    test: tried(
      'an event moved to another date keeps its duration, and all-day events stay all-day',
    ),
  },
  {
    without: 'single-line links',
    file: 'contract/src/content/rich-text/link-target.ts',
    change: [['/^https:\\/\\/[^\\s\\p{Control}]+$/u.test(value)', "value.startsWith('https://')"]],
    test: {
      file: 'src/events/calendar/online-link.test.ts',
      name: 'an event rejects an online link that isn’t one line with an address (case',
    },
  },
  {
    without: 'single-line addresses in calendars',
    file: 'server/src/events/calendar/calendar.ts',
    change: [["address.replaceAll(/[\\s\\p{Control}]+/gu, '')", 'address']],
    test: {
      file: 'src/events/calendar/calendar.test.ts',
      name: 'a link or address stored by an earlier release can’t inject a calendar line',
    },
  },
  {
    without: 'keeping fields that somebody else changed while a form was open',
    file: 'server/src/content/records/merge-form.ts',
    change: [
      ['if (form.seen === undefined) return columns', 'if (form.seen !== "") return columns'],
    ],
    test: {
      file: 'src/content/records/merge-form.test.ts',
      name: 'two forms open at the same time each change only their own fields',
    },
  },
  {
    without: 'reporting a field that two people changed',
    file: 'contract/src/content/form-version.ts',
    change: [['theirs[name] === began ? merge.mine : merge.conflicts', 'merge.mine']],
    test: {
      file: 'src/content/records/merge-form.test.ts',
      name: 'the editor sees the other version',
    },
  },
  {
    without: 'the trash for events with people',
    file: 'server/src/content/records/deletion.ts',
    change: [
      ['if (trashed) await changeRecord(', 'if (trashed && !kind.toTrash) await changeRecord('],
    ],
    test: {
      file: 'src/events/calendar/trash.test.ts',
      name: 'deleting an event with registrations cancels it for them, and nothing is lost',
    },
  },
  {
    without: 'cancelling a deleted event that people registered for',
    file: 'server/src/events/registrations/people-of-event.ts',
    change: [['...(mustNotify && {', '...(mustNotify && !locked && {']],
    test: {
      file: 'src/events/calendar/trash.test.ts',
      name: 'deleting an event with registrations cancels it for them, and nothing is lost',
    },
  },
  {
    without: 'hiding deleted events from visitors',
    file: 'server/src/events/details/public-events.ts',
    change: [['sql`${isNotDeleted} and ${sql.ref', 'sql`${sql.ref']],
    test: {
      file: 'src/events/calendar/trash.test.ts',
      name: 'only those who may restore a deleted event can see it',
    },
  },
  {
    without: 'keeping deleted events for thirty days',
    file: 'server/src/events/calendar/trash.ts',
    change: [['now.getTime() - eventTrashDays * dayMilliseconds', 'timestamp.getTime()']],
    test: {
      file: 'src/events/calendar/trash.test.ts',
      name: 'a deleted event is removed permanently after thirty days, with its registrations, and this is recorded once',
    },
  },
  {
    without: 'finding no events for an invalid year',
    file: 'server/src/events/calendar/record.ts',
    change: [['yearNumber.test(year) ?', 'year ?']],
    test: {
      file: 'src/events/calendar/change-many.test.ts',
      name: 'events are filtered by year and month',
    },
  },
]
