import type { Mutant } from '../mutant.ts'

const tried = (file: string, name: string) => ({
  file: `src/events/registrations/${file}.test.ts`,
  name,
})

export const registrationMutants: Mutant[] = [
  {
    without: 'a new link for what is entered later for the same address',
    file: 'server/src/events/registrations/request-registration.ts',
    change: [['before?.name === name && before.answers === answers', 'before']],
    test: tried('registering', 'a link confirms what was entered before it was sent'),
  },
  {
    without: 'the account that a registration form was opened with',
    file: 'server/src/events/registrations/form-routes.ts',
    change: [
      ['student && account && student._id !== account', 'account === student?._id && !student'],
    ],
    test: {
      file: 'src/events/registrations/stale-forms.test.ts',
      name: 'a form on the page of one student registers nobody else',
    },
  },
  {
    without: 'one email for a form that is sent twice',
    file: 'server/src/events/registrations/request-registration.ts',
    change: [['> sameMail.count', '> 1_000']],
    test: {
      file: 'src/events/registrations/a-class.test.ts',
      name: 'a form sent twice within a minute sends one email',
    },
  },
  {
    without: 'checking that the seat exists',
    file: 'server/src/events/registrations/seats.ts',
    change: [['taken > 0 && !isAbove, (row)', 'taken > 0 && isAbove, (row)']],
    test: tried('seats', 'no more seats are taken than there are'),
  },
  {
    without: 'checking the waiting list before giving a newcomer a seat',
    file: 'server/src/events/registrations/seats.ts',
    change: [["    .$if(taken > 0 && arrivals > 0, (row) => row.where('waiting', '=', 0))\n", '']],
    test: tried(
      'seats',
      'no more seats are taken than there are, and never ahead of the waiting list, whatever the caller assumes',
    ),
  },
  {
    without: 'keeping the waiting list in order of arrival',
    file: 'server/src/events/registrations/expire-and-promote.ts',
    change: [["    .orderBy('place')\n", "    .orderBy('place', 'desc')\n"]],
    test: tried('seats', 'offered to the first in line'),
  },
  {
    without: 'offering a seat in the transaction that frees it',
    file: 'server/src/events/registrations/leave.ts',
    change: [
      ['  await expireAndPromote(trx, locked, now)\n  return true\n}\n', '  return true\n}\n'],
    ],
    test: tried(
      'registering',
      'a student registers with one click, waits when it is full, and is offered a freed seat',
    ),
  },
  {
    without: 'keeping offers when a date is corrected',
    file: 'server/src/events/registrations/follow-event.ts',
    change: [['  if (hasStarted(event, now)) return\n', '']],
    test: tried('follow-event', 'mistyped into the past'),
  },
  {
    without: 'cancelling a registration for a postponed event',
    file: 'server/src/events/registrations/rejections.ts',
    change: [["event.state === 'postponed' ? undefined : eventRejection", 'eventRejection']],
    test: tried(
      'form-status',
      'a postponed event can be cancelled by its guests, and their seats are offered once there is a new date',
    ),
  },
  {
    without: 'the expiry of an offer',
    file: 'server/src/events/registrations/expire-and-promote.ts',
    change: [['  await expireOffers(trx, locked, now)\n', '']],
    test: tried('seats', 'an offer holds its seat until its deadline'),
  },
  {
    without: 'the closing of registration',
    file: 'server/src/events/registrations/rejections.ts',
    change: [
      [
        "  return seats.closesAt !== null && seats.closesAt <= now ? 'closed' : undefined\n",
        '  return undefined\n',
      ],
    ],
    test: tried('registering', 'register get the reason, and nothing is stored'),
  },
  {
    without: 'keeping a deleted event while its cancellations are emailed',
    file: 'server/src/events/registrations/people-of-event.ts',
    change: [['!isKept && !(await hasQueuedCancellation(trx, eventId, now))', '!isKept']],
    test: tried('office', 'a deleted event is kept until everyone affected has been emailed'),
  },
  {
    without: 'emailing the new date of a postponed event whose previous date has passed',
    file: 'server/src/events/details/event-status.ts',
    change: [[" && event.state !== 'postponed'", '']],
    test: tried(
      'follow-event',
      'people of a postponed event are notified even after its previous date',
    ),
  },
  {
    without: 'counting a registration as past only after the event ends',
    file: 'server/src/events/details/event-status.ts',
    change: [
      [
        "  eventHasEnded(event, now) && event.state !== 'postponed'",
        "  hasStarted(event, now) && event.state !== 'postponed'",
      ],
    ],
    test: tried('what-is-on', 'are notified of changes, and nothing is lost when it is deleted'),
  },
  {
    without: 'keeping the page of an event with registrations',
    file: 'server/src/events/registrations/follow-event.ts',
    change: [
      [' throw conflict(eventHasRegistrations)\n', ' void conflict(eventHasRegistrations)\n'],
    ],
    test: tried('follow-event', 'people who are registered always see their event'),
  },
  {
    without: 'keeping the page of an event in the save that cancels it',
    file: 'server/src/events/registrations/follow-event.ts',
    change: [['[before, after].some(', '[after].some(']],
    test: tried('follow-event', 'people who are registered always see their event'),
  },
  {
    without: 'sending no email about a change that was undone before',
    file: 'server/src/events/emails/write-emails.ts',
    change: [['    if (isReverted(tellsOf, previous, event)) return undefined\n', '']],
    test: tried('follow-event', 'a change undone before its email is sent'),
  },
  {
    without: 'assuming that an email in progress may have been sent',
    file: 'server/src/events/emails/write-emails.ts',
    change: [['  previous?.isCertain === true &&\n', '  previous !== undefined &&\n']],
    test: tried('follow-event', 'a change undone while another email may mention it is emailed'),
  },
  {
    without: 'comparing the consent text that was shown',
    file: 'server/src/events/registrations/terms.ts',
    change: [['normalizeText(text) === normalizeText(agreedTo)', "agreedTo !== ''"]],
    test: tried('stale-forms', 'nobody agrees to a consent text that wasn’t shown to them'),
  },
  {
    without: 'checking who may register when an address is confirmed',
    file: 'server/src/events/registrations/act.ts',
    change: [['visitorRejection(locked, now)', 'eventRejection(locked.event, now)']],
    test: tried(
      'stale-forms',
      'a link requested before an event became students-only gives no seat',
    ),
  },
  {
    without: 'checking that an email is still true when it is sent',
    file: 'server/src/events/emails/write-emails.ts',
    change: [['  return state === tellsOf\n', '  return true\n']],
    test: tried('offers-and-reminders', 'an email that is outdated when its turn comes'),
  },
  {
    without: 'a separate email for a change while the previous one is being sent',
    file: 'server/src/events/registrations/follow-event.ts',
    change: [["    .where('tries', '=', 0)\n", '']],
    test: tried(
      'follow-event',
      'a change while the previous email is being sent causes another email after it',
    ),
  },
  {
    without: 'pausing offers while an event has no date',
    file: 'server/src/events/registrations/expire-and-promote.ts',
    change: [['  if (isOff(locked.event)) return\n', '']],
    test: tried(
      'follow-event',
      'an offer doesn’t expire while the event has no date, and gets its full time afterwards',
    ),
  },
  {
    without: 'the position at which an export continues',
    file: 'server/src/events/registrations/office.ts',
    change: [['matching.where(after(last))', 'matching.offset(officePageSize)']],
    test: tried(
      'people-in-batches',
      'cancelling while a file is being written removes nobody else from it',
    ),
  },
  {
    without: 'the order of emails about one registration',
    file: 'server/src/platform/mail/mail-rows.ts',
    change: [["'earlier._id', '<', 'mails._id'", "'earlier._id', '=', 'mails.lane'"]],
    test: tried(
      'follow-event',
      'a change while the previous email is being sent causes another email after it',
    ),
  },
  {
    without: 'reading an email as it is when it is claimed',
    file: 'server/src/platform/mail/mail-rows.ts',
    change: [['if (claimed) return claimed', 'if (claimed) return next']],
    test: tried(
      'follow-event',
      'an email that becomes a cancellation while a server claims it is sent as one',
    ),
  },
  {
    without: 'sending one email for all changes made before it is sent, even after a failed try',
    file: 'server/src/events/emails/write-emails.ts',
    change: [['  return later !== undefined\n', '  return later === null\n']],
    test: {
      file: 'src/events/calendar/actions.test.ts',
      name: 'moving an event again before the email leaves, even after a failed attempt, sends the last date once',
    },
  },
  {
    without: 'checking the date of a queued reminder',
    file: 'server/src/events/emails/write-emails.ts',
    change: [[' && isWithinADay(event, soon(now))', ' && soon(now) > now']],
    test: tried('offers-and-reminders', 'a queued reminder isn’t sent if the event is moved'),
  },
  {
    without: 'making reminders wait for a concurrent move',
    file: 'server/src/events/registrations/offers-and-reminders.ts',
    change: [
      [
        '    const locked = await lockSeats(trx, eventId)\n    const timestamp',
        '    const event = await readStanding(trx, eventId)\n    const locked = event && { event }\n    const timestamp',
      ],
      ['import { isOff, isWithinADay, ', 'import { isOff, isWithinADay, readStanding, '],
    ],
    test: {
      ...tried(
        'offers-and-reminders',
        'a reminder for an event moved in the meantime has the new date',
      ),
      engine: 'postgres',
    },
  },
  {
    without: 'checking the department before handling registrations',
    file: 'server/src/events/registrations/office.ts',
    change: [["  requireRight(actor, 'handle registrations', departmentCodeOf(event))\n", '']],
    test: tried('office', 'editors those of their department'),
  },
  {
    without: 'giving a deleted account’s seat to the next person',
    file: 'server/src/events/retention/forget-registrations.ts',
    change: [
      ["        await leave(trx, locked, _id, { state: 'left' }, now)\n", '        void leave\n'],
    ],
    test: tried(
      'seats',
      'deleting an account gives the seat to the next, and past numbers stay without the person',
    ),
  },
  {
    without: 'hiding the seats of a hidden event',
    file: 'server/src/events/registrations/student.ts',
    change: [['    .where(isPublicAt(now))\n', '']],
    test: tried('registering', 'terms and seats of an event that isn’t public yet are hidden'),
  },
  {
    without: 'checking each session when students register together',
    file: 'server/src/events/registrations/register.ts',
    change: [["    if (!signedIn.has(student)) return 'signedOut'\n", '']],
    test: tried(
      'signed-out-meanwhile',
      'someone signed out or disabled while their registration waits isn’t registered; others are',
    ),
  },
  {
    without:
      'the wait until the door is closed before somebody is told that they were not checked in',
    file: 'server/src/events/registrations/statuses.ts',
    change: [['  if (!isCheckInOver(event, now)) return false\n', '']],
    test: tried(
      'statuses',
      'registered people, the office and both files see the same status of an event that is postponed, cancelled or over',
    ),
  },
]
