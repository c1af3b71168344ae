import { verifyCertificate } from 'contract/events/certificates'
import {
  correctName,
  nameChangedMeanwhile,
  nameCorrected,
  nameCorrectedWithCertificate,
} from 'contract/events/event-people'
import { readRegistration, registrationNotFound } from 'contract/events/registrations'
import { formatCode } from 'contract/events/tickets'
import { listActivities } from 'contract/platform/activity'
import { expect, test } from 'vitest'
import { aCertificate } from '../../../test/a-certificate.ts'
import { wordsIn } from '../../../test/an-afternoon.ts'
import { rejectionOf } from '../../../test/rejection-of.ts'

async function aMisspelling() {
  const afternoon = await aCertificate()
  const { office, eventId, idOf } = afternoon
  return {
    ...afternoon,
    correct: async (who: string, name: string, seen = who) =>
      office(correctName, {
        params: { eventId, registrationId: await idOf(who) },
        body: { name, seen },
      }),
  }
}

test('a corrected name is on the registration, and on a certificate with a new code', async () => {
  const { correct, first, certificate, certificateOf, tokenOf, server, office } =
    await aMisspelling()
  const token = await tokenOf('asha')
  expect(await correct('asha', ' Asha Verma ')).toEqual({ message: nameCorrectedWithCertificate })

  const { registration } = await server.visitor(readRegistration, { query: { token } })
  expect(registration?.name).toBe('Asha Verma')
  const { code = '', name } = (await certificate()) ?? {}
  expect(name).toBe('Asha Verma')
  expect(code).not.toBe(first)
  const [paper] = await wordsIn((await certificateOf('Asha Verma')).rawPayload)
  expect(paper).toContain('Asha Verma')
  expect(paper).toContain(formatCode(code))
  const old = await server.visitor(verifyCertificate, { params: { code: first } })
  expect(old).toEqual({ replacedAt: expect.anything() })

  const { activities } = await office(listActivities, { query: { action: 'updated' } })
  expect(activities[0]?.changes).toEqual([
    { field: 'registered', after: 'Asha Verma' },
    { field: 'certificate', after: 'reissued' },
  ])
})

test('a name without a certificate is just corrected, once, by whoever saw it last', async () => {
  const { correct, replaced, office, eventId } = await aMisspelling()
  expect(await correct('binod', 'Binod')).toEqual({ message: nameCorrected })
  expect(await replaced()).toEqual([])
  expect(await rejectionOf(correct('Binod', 'Vinod', 'binod'))).toMatchObject({
    status: 409,
    message: nameChangedMeanwhile,
  })
  const registrationId = '00000000-0000-4000-8000-000000000000'
  const unknown = { params: { eventId, registrationId }, body: { name: 'Nobody', seen: '' } }
  expect(await rejectionOf(office(correctName, unknown))).toMatchObject({
    status: 404,
    message: registrationNotFound,
  })
})

test('a name that can’t be printed changes neither the registration nor the certificate', async () => {
  const { correct, certificate, workshop } = await aMisspelling()
  expect(await rejectionOf(correct('asha', 'ასმათ'))).toMatchObject({ status: 400 })
  expect((await certificate())?.name).toBe('asha')
  expect((await workshop.rows()).map(({ name }) => name)).toContain('asha')
})

test('invisible characters are removed from a corrected name', async () => {
  const { correct, workshop } = await aMisspelling()
  await correct('binod', '\u202eBinod\u200b Rai\u2069')
  expect((await workshop.rows()).map(({ name }) => name)).toContain('Binod Rai')
})
