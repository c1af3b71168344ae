import type { Mutant } from '../mutant.ts'

const tried = (file: string, name: string) => ({
  file: `src/events/registrations/${file}.test.ts`,
  name,
})

const certificates = (name: string) => ({
  file: 'src/events/certificates/whose-they-are.test.ts',
  name,
})

/** Personal data of events, and conflicts between people acting at the same time. */
export const peopleOfEventsMutants: Mutant[] = [
  {
    without: 'reading registrations again while a deleted account’s seats are locked',
    file: 'server/src/events/retention/forget-registrations.ts',
    change: [
      ['    const locked = await lockScans(trx, eventId)\n', ''],
      [
        '    for (const { _id, state } of rows) {\n',
        '    const locked = await lockScans(trx, eventId)\n    for (const { _id, state } of rows) {\n',
      ],
    ],
    test: {
      ...tried('seats', 'confirming while the account is deleted leaves no seat behind'),
      engine: 'postgres',
    },
  },
  {
    without: 'making an offer wait for its email',
    file: 'server/src/events/registrations/expire-and-promote.ts',
    change: [['  await extendUnsentOffers(trx, locked, now)\n', '']],
    test: tried(
      'offers-and-reminders',
      'an offer that couldn’t be emailed doesn’t expire: its time starts when the email is sent',
    ),
  },
  {
    without: 'starting an offer when its email is sent',
    file: 'server/src/events/registrations/expire-and-promote.ts',
    change: [
      ['    return offer && offeredUntil\n', '    return offer && undefined\n'],
      ['      .set({ offeredUntil })\n', '      .set({ remindedAt: null })\n'],
    ],
    test: tried(
      'offers-and-reminders',
      'an offer that couldn’t be emailed doesn’t expire: its time starts when the email is sent',
    ),
  },
  {
    without: 'comparing the registration terms that the screen showed',
    file: 'server/src/events/registrations/office-acts.ts',
    change: [['!isDeepStrictEqual(before, seen)', 'seen === null']],
    test: tried('seen-first', 'of two concurrent changes to registration terms'),
  },
  {
    without: 'comparing the check-in settings that the screen showed',
    file: 'server/src/events/check-in/attendance.ts',
    change: [['!isDeepStrictEqual(before, full(seen))', 'seen === null']],
    test: tried(
      'seen-first',
      'of two people changing check-in settings, the second gets the current ones, even simultaneously',
    ),
  },
  {
    without: 'keeping the people of a postponed event',
    file: 'server/src/events/registrations/long-over.ts',
    change: [["    .where('events.state', 'is distinct from', 'postponed')\n", '']],
    test: certificates('people of a postponed event, or one in progress, aren’t forgotten'),
  },
  {
    without: 'deleting certificates of deleted events',
    file: 'server/src/events/retention/clean-up-registrations.ts',
    change: [['  await forgetOldCertificates(db, until)\n', '']],
    test: certificates(
      'names on certificates of deleted events are removed after the college’s period',
    ),
  },
  {
    without: 'deleting certificates of deleted events with an account',
    file: 'server/src/events/retention/forget-registrations.ts',
    change: [['  await forgetCertificatesOfStudent(trx, who)\n', '']],
    test: certificates(
      'a certificate of a deleted event is in the student’s data, and its name is removed with the account',
    ),
  },
  {
    without: 'locking seats while a certificate is issued',
    file: 'server/src/events/certificates/own-certificates.ts',
    change: [['    await lockSeats(trx, row.eventId)\n', '']],
    test: {
      ...certificates('undoing a check-in while the certificate is requested prevents it'),
      engine: 'postgres',
    },
  },
  {
    without: 'checking walk-ins again after certificates are stored',
    file: 'server/src/events/certificates/issue.ts',
    change: [['  await requireRecordedWalkIns(trx, came)\n', '']],
    test: {
      ...certificates(
        'undoing a walk-in’s check-in at an event without registration prevents the certificate',
      ),
      engine: 'postgres',
    },
  },
  {
    without: 'comparing the certificate that the screen showed before reissuing',
    file: 'server/src/events/certificates/reissue.ts',
    change: [
      [
        "    .where('name', '=', seen.name)\n    .where('revokedAt', 'is not distinct from', seen.revokedAt ?? null)\n",
        '',
      ],
    ],
    test: {
      file: 'src/events/certificates/reissue.test.ts',
      name: 'a certificate revoked in the meantime is reissued only after a reload',
    },
  },
  {
    without: 'audit entries without names of people',
    file: 'server/src/events/registrations/office-acts.ts',
    change: [['registered: entered._id', 'registered: name']],
    test: {
      file: 'src/platform/activity-log/name-people.test.ts',
      name: 'the activity log names people who were added, given a seat or checked out, while their names are stored',
    },
  },
  {
    without: 'changing only as many people as the screen showed',
    file: 'server/src/events/registrations/select-people.ts',
    change: [['rows.length !== count) throw', 'rows.length < 0) throw']],
    test: tried(
      'event-people',
      'a change to everyone who matches is rejected if their number is not what the screen showed',
    ),
  },
  {
    without: 'a new place in the queue for people who are moved there',
    file: 'server/src/events/registrations/change-people.ts',
    change: [["state: 'waiting', place: arrivals + index + 1,", "state: 'waiting',"]],
    test: tried('event-people', 'several people get a seat, move to the end of the queue'),
  },
  {
    without: 'sending an email by staff only once',
    file: 'server/src/events/emails/event-emails.ts',
    change: [['  return stored !== undefined\n', '  return stored !== null\n']],
    test: {
      file: 'src/events/emails/event-emails.test.ts',
      name: 'the same email is never sent twice, not even by two clicks at once',
    },
  },
  {
    without: 'comparing the recipients of an email that was sent before',
    file: 'server/src/events/emails/event-emails.ts',
    change: [[' &&\n        before.people === sending.count', '']],
    test: {
      file: 'src/events/emails/event-emails.test.ts',
      name: 'the same email is never sent twice, not even by two clicks at once',
    },
  },
  {
    without: 'comparing the recipients of an email with the number on the button',
    file: 'server/src/events/emails/event-emails.ts',
    change: [['recipients.length !== sending.count', 'sending.count < 0']],
    test: {
      file: 'src/events/emails/event-emails.test.ts',
      name: 'people who cancelled get no email, and nothing is sent if the number shown has changed',
    },
  },
  {
    without: 'dropping the email of someone who gave up their place',
    file: 'server/src/events/emails/event-email-text.ts',
    change: [[' || !isInForce(row.state)', '']],
    test: {
      file: 'src/events/emails/event-emails.test.ts',
      name: 'who gives up their place before it is sent doesn’t get it',
    },
  },
  {
    without: 'comparing the name that the screen showed',
    file: 'server/src/events/certificates/correct-name.ts',
    change: [['current !== seen', 'current === undefined']],
    test: {
      file: 'src/events/certificates/correct-name.test.ts',
      name: 'a name without a certificate is just corrected, once, by whoever saw it last',
    },
  },
  {
    without: 'rendering one certificate at a time',
    file: 'server/src/events/certificates/own-certificates.ts',
    change: [['fairQueue({ atOnce: 1, ', 'fairQueue({ atOnce: 100, ']],
    test: {
      file: 'src/events/certificates/certificates.test.ts',
      name: 'certificates, one is rendered at a time',
    },
  },
  {
    without: 'setting a long word of a certificate smaller until it fits',
    file: 'server/src/events/certificates/set-lines.ts',
    change: [[' || isTooWide()', '']],
    test: {
      file: 'src/events/certificates/render-certificate.test.ts',
      name: 'one very long word',
    },
  },
]
