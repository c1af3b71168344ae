import type { Mutant } from '../mutant.ts'

const scans = (name: string) => ({ file: 'src/check-in/take-scans.test.ts', name })
const takeScans = 'server/src/check-in/take-scans.ts'

/** Tickets, and who was let in with them. */
export const doorMutants: Mutant[] = [
  {
    without: 'a signature over which registration a ticket is of',
    file: 'contract/src/tickets.ts',
    change: [
      [
        'join(purpose, bytesOfId(eventId), bytesOfId(registrationId))',
        'join(purpose, bytesOfId(eventId), bytesOfId(registrationId).slice(16))',
      ],
    ],
    test: { file: 'src/tickets/tickets.test.ts', name: 'a ticket of another event' },
  },
  {
    without: 'a signature over which event a ticket is for',
    file: 'contract/src/tickets.ts',
    change: [
      [
        'join(purpose, bytesOfId(eventId), bytesOfId(registrationId))',
        'join(purpose, bytesOfId(eventId).slice(16), bytesOfId(registrationId))',
      ],
    ],
    test: { file: 'src/tickets/tickets.test.ts', name: 'a ticket of another event' },
  },
  {
    without: 'a scan being known by its id',
    file: takeScans,
    change: [
      ['        _id,\n        eventId', '        _id: crypto.randomUUID(),\n        eventId'],
    ],
    test: scans('what is sent twice is there once'),
  },
  {
    without: 'room for one scan of a registration that counts',
    file: 'server/src/db/migrations/032-check-in.ts',
    change: [
      ["    .createIndex('checkIns_once')\n    .unique()", "    .createIndex('checkIns_once')"],
    ],
    test: scans('of a ticket that two devices have let in'),
  },
  {
    without: 'a registration having to be in force to count',
    file: takeScans,
    change: [
      ["row.state === 'registered' ? 'in' : 'invalid'", "row.state.length > 0 ? 'in' : 'invalid'"],
    ],
    test: scans('who has left'),
  },
]
