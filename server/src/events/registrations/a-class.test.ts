import { minuteMilliseconds } from 'contract/platform/durations'
import { expect, test } from 'vitest'
import { aRegistrationOffice } from '../../../test/a-registration-office.ts'

test('a class registers by email from one network, and nobody gets more than five emails', async () => {
  const { ask, told, eventId, advance } = await aRegistrationOffice({ audience: 'anybody' })
  const sent = `/registrations?said=sent&event=${eventId}`
  for (let number = 0; number < 25; number++)
    expect(await ask(`reader${number}@home.example`)).toBe(sent)
  expect(await told()).toHaveLength(25)
  for (let time = 0; time < 7; time++) {
    expect(await ask('stranger@home.example')).toBe(sent)
    advance(minuteMilliseconds)
  }
  expect(await told()).toHaveLength(5)
})

test('a form sent twice within a minute sends one email', async () => {
  const { ask, told, advance } = await aRegistrationOffice({ audience: 'anybody' })
  await Promise.all([ask('meera@home.example'), ask('Meera@home.example')])
  expect(await told()).toHaveLength(1)
  await ask('meera@home.example')
  expect(await told()).toEqual([])
  advance(minuteMilliseconds)
  await ask('meera@home.example')
  expect(await told()).toHaveLength(1)
})
