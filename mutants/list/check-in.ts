import type { Mutant } from '../mutant.ts'

const scans = (name: string) => ({ file: 'src/events/check-in/record-scans.test.ts', name })
const takeScans = 'server/src/events/check-in/record-scans.ts'

const undoing = (name: string) => ({ file: 'src/events/check-in/undo.test.ts', name })
const undo = 'server/src/events/check-in/undo.ts'

const walkIns = (name: string) => ({
  file: 'src/events/check-in/registered-walk-ins.test.ts',
  name,
})

export const doorMutants: Mutant[] = [
  {
    without: 'a queue for scans of an event outside the database',
    file: 'server/src/events/check-in/routes.ts',
    change: [['inEventTurn(params._id,', 'inEventTurn(crypto.randomUUID(),']],
    test: { ...scans('wait for each other with few connections'), engine: 'postgres' },
  },
  {
    without: 'recognising a walk-in who is registered',
    file: takeScans,
    change: [["registrationOf(emailKey(scan.email ?? ''))", 'undefined']],
    test: walkIns('checks that person in'),
  },
  {
    without: 'giving a walk-in to the registration that follows',
    file: 'server/src/events/registrations/registered-walk-ins.ts',
    change: [['  await attributeWalkIns(trx, eventId, now.toISOString())\n', '']],
    test: walkIns('until they have one'),
  },
  {
    without: 'handing the certificate of a walk-in over to the registration',
    file: 'server/src/events/registrations/registered-walk-ins.ts',
    change: [['    await handOverCertificate(trx, walkIn, first, at)\n', '']],
    test: {
      file: 'src/events/certificates/whose-they-are.test.ts',
      name: 'turn out to be one person',
    },
  },
  {
    without: 'recognising walk-ins by their address',
    file: takeScans,
    change: [["given === 'in' && isKnown ? 'double' : given", 'given']],
    test: walkIns('with one address on two devices'),
  },
  {
    without: 'a fixed order of the scans of several devices',
    file: takeScans,
    change: [
      ['    .toSorted((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1))\n', ''],
      [
        '  const keyOf = ({ scan, registrationId }: AttributedScan) => registrationId ?? scan._id\n',
        '',
      ],
    ],
    test: { ...walkIns('same people in another order'), engine: 'postgres' },
  },
  {
    without: 'one walk-in at a time',
    file: takeScans,
    change: [['scans.some(needsLock) ? await lockScans(trx, eventId) : undefined', 'undefined']],
    test: { ...walkIns('doesn’t count'), engine: 'postgres' },
  },
  {
    without: 'the registration in a ticket’s signature',
    file: 'contract/src/events/tickets.ts',
    change: [
      [
        'join(purpose, bytesOfId(eventId), bytesOfId(registrationId))',
        'join(purpose, bytesOfId(eventId), bytesOfId(registrationId).slice(16))',
      ],
    ],
    test: { file: 'src/events/tickets/tickets.test.ts', name: 'a ticket of another event' },
  },
  {
    without: 'the event in a ticket’s signature',
    file: 'contract/src/events/tickets.ts',
    change: [
      [
        'join(purpose, bytesOfId(eventId), bytesOfId(registrationId))',
        'join(purpose, bytesOfId(eventId).slice(16), bytesOfId(registrationId))',
      ],
    ],
    test: { file: 'src/events/tickets/tickets.test.ts', name: 'a ticket of another event' },
  },
  {
    without: 'issuing certificates only after the event',
    file: 'server/src/events/certificates/issue.ts',
    change: [
      ['  return eventHasEnded(event, now) ? ', '  return event.date <= now.toISOString() ? '],
      [' eventHasEnded,', ''],
    ],
    test: {
      file: 'src/events/certificates/certificates.test.ts',
      name: 'a certificate checks the status of event and registration when it is issued',
    },
  },
  {
    without: 'showing tickets on every day of an event',
    file: 'server/src/events/tickets/ticket-of.ts',
    change: [['isCheckInOver(event, now())', 'isCheckInOver({ ...event, end: null }, now())']],
    test: { file: 'src/events/registrations/what-is-on.test.ts', name: 'there are tickets' },
  },
  {
    without: 'recognising repeated scans by id',
    file: takeScans,
    change: [
      ['        _id,\n        eventId', '        _id: crypto.randomUUID(),\n        eventId'],
    ],
    test: scans('a scan sent twice is stored once'),
  },
  {
    without: 'a single counted scan per registration',
    file: 'server/src/platform/db/migrations/032-check-in.ts',
    change: [
      ["    .createIndex('checkIns_once')\n    .unique()", "    .createIndex('checkIns_once')"],
    ],
    test: scans('for a ticket scanned by two devices'),
  },
  {
    without: 'counting active registrations only',
    file: takeScans,
    change: [
      ["if (row.state === 'registered') return 'in'", "if (row.state.length > 0) return 'in'"],
    ],
    test: scans(
      'people with a cancelled, waiting or unknown registration were let in, so their scans are stored but not counted',
    ),
  },
  {
    without: 'locking the counted scan while another of the same person arrives',
    file: 'server/src/events/check-in/lock-first-scan.ts',
    change: [
      [
        "    .updateTable('checkIns')\n    .set({ outcome: 'in' })\n",
        "    .selectFrom('checkIns')\n",
      ],
      [".returning('_id')", ".select('_id')"],
    ],
    test: {
      ...undoing('a counted scan can’t be undone while another is being recorded as its duplicate'),
      engine: 'postgres',
    },
  },
  {
    without: 'counting another phone’s scan when the first is undone',
    file: undo,
    change: [["  if (scan.outcome === 'in') await countNext(trx, scan, at)\n", '']],
    test: undoing('a guest checked in on two devices'),
  },
  {
    without: 'undoing a scan that didn’t count',
    file: undo,
    change: [['[scan._id, ...rows', '[...rows']],
    test: undoing('the office can remove a walk-in that the event didn’t allow'),
  },
  {
    without: 'revoking a certificate when a check-in is undone',
    file: undo,
    change: [
      [
        "    .where('checkInId', 'in', ids)",
        "    .where('checkInId', 'in', ids)\n    .where('code', '=', '')",
      ],
    ],
    test: undoing(
      'the office undoes a check-in with its certificate, and a later scan counts again',
    ),
  },
  {
    without: 'requiring permission to admit the waiting list',
    file: takeScans,
    change: [
      ['!scan.takesSeat || !event.takesWaiting || !lockedSeats', '!scan.takesSeat || !lockedSeats'],
    ],
    test: undoing(
      'a waiting person is let in if the event allows it, gets a seat, and others keep theirs',
    ),
  },
  {
    without: 'limiting the days on which a device gets the guest list',
    file: 'server/src/events/check-in/roster.ts',
    change: [
      [
        '  if (!(await hasCheckIn(db, eventId, timestamp, actor))) throw forbidden(rosterNotNow)\n',
        '',
      ],
    ],
    test: scans(
      'an event’s names are available for check-in around its days, and otherwise to registration staff',
    ),
  },
  {
    without: 'limiting the undo of other people’s scans',
    file: undo,
    change: [['  if (!includesOthers && scan.account !== admin.name) return false\n', '']],
    test: undoing(
      'another account’s scan can be undone while check-in is open, and one’s own always',
    ),
  },
  {
    without: 'check-in opening only the day before the event',
    file: 'server/src/events/check-in/roster.ts',
    change: [['(event.deletedAt !== null || isCheckInOver(event, now))', 'true']],
    test: {
      file: 'src/events/check-in/check-in-limits.test.ts',
      name: 'before the day before the event',
    },
  },
  {
    without: 'letting in the waiting list only for empty seats',
    file: 'server/src/events/check-in/record-scans.ts',
    change: [["  if (!(await hasRoom(trx, event))) return 'invalid'\n", '']],
    test: { file: 'src/events/check-in/check-in-limits.test.ts', name: 'only while fewer came' },
  },
  {
    without: 'check-in for published events only',
    file: 'server/src/events/check-in/check-in-events.ts',
    change: [['    .where(isPublicAt(now))\n', '']],
    test: {
      file: 'src/events/check-in/check-in-limits.test.ts',
      name: 'only registration staff can check people in to an event that isn’t public yet',
    },
  },
  {
    without: 'a pause after letting somebody in anyway',
    file: 'web/app/panel/events/check-in/event-check-in-screen.tsx',
    change: [['if (!isSameClick) act()', 'act()']],
    test: {
      file: 'app/panel/events/check-in/event-check-in-screen.test.tsx',
      name: 'a double press of',
    },
  },
]
