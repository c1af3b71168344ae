import { expect, test } from 'vitest'
import { registrationState } from './registration-state'

const now = new Date('2026-11-21T06:00:00.000Z')
const [past, ahead, later] = ['2026-11-20', '2026-11-22', '2026-11-30'].map(
  (day) => `${day}T04:30:00.000Z`,
) as [string, string, string]

type Given = Parameters<typeof registrationState>

test.each<[text: string, change: string | undefined, event: Partial<Given[0]>, terms: Given[1]]>([
  ['Registration is open until the event starts', 'Close registration now', {}, {}],
  [
    'Registration is open until Nov 22, 2026, 10:00 AM',
    'Close registration now',
    {},
    { closesAt: ahead },
  ],
  [
    'Registration closed on Nov 20, 2026, 10:00 AM',
    'Reopen registration',
    {},
    { closesAt: past, opensAt: past },
  ],
  ['Registration opens on Nov 22, 2026, 10:00 AM', 'Open registration now', {}, { opensAt: ahead }],
  [
    'Registration opens when the event is public',
    'Close registration now',
    { publishAt: ahead },
    {},
  ],
  ['Registration opens when the event is public', 'Close registration now', { isDraft: 'yes' }, {}],
  ['Registration has ended', undefined, { date: past }, {}],
  [
    'No registration while the event is postponed',
    undefined,
    { eventState: 'postponed', date: past },
    {},
  ],
])('%s', (text, change, event, terms) => {
  const state = registrationState({ date: later, ...event }, terms, now)
  expect([state.text, state.change?.label]).toEqual([text, change])
  expect(state.isOpen).toBe(text.startsWith('Registration is open'))
})
