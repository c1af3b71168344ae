import { cancelEvent, getActionImpact, type NotifyingAction } from 'contract/events/event-lifecycle'
import { expect, test } from 'vitest'
import { aWeeklyWorkshop, inWeeks } from '../../../test/a-weekly-workshop.ts'

const reason = 'The hall is flooded'

test('the count for an action on a series skips cancelled events, and counts only those for reinstating', async () => {
  const { repeat, idOf, date, admin, params, student, post } = await aWeeklyWorkshop()
  await repeat()
  const [first, second = '', third] = await Promise.all([0, 1, 2].map(idOf))
  const { cookie } = await student('asha')
  for (const eventId of [first, second, third])
    await post(`/event/${eventId}/registration`, [], cookie)
  const body = { seen: { date: inWeeks(date, 1) }, reason }
  await admin(cancelEvent, { params: { _id: second }, body })

  const later = async (act: NotifyingAction, _id = params._id) =>
    (await admin(getActionImpact, { params: { _id }, query: { act } })).later
  for (const act of ['move', 'postpone', 'cancel'] as const)
    expect(await later(act)).toEqual({ events: 3, people: 2, ahead: 2 })
  expect(await later('resume', second)).toEqual({ events: 1, people: 1, ahead: 1 })
})
