import { expect, test } from 'vitest'
import { aRegistrationOffice } from '../../../test/a-registration-office.ts'

test('a class registers by email from one network, and nobody gets more than five emails', async () => {
  const { ask, told, eventId } = await aRegistrationOffice({ audience: 'anybody' })
  const sent = `/registrations?said=sent&event=${eventId}`
  for (let number = 0; number < 25; number++)
    expect(await ask(`reader${number}@home.example`)).toBe(sent)
  expect(await told()).toHaveLength(25)
  for (let time = 0; time < 7; time++) expect(await ask('stranger@home.example')).toBe(sent)
  expect(await told()).toHaveLength(5)
})
