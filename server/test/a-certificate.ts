import {
  type AttendeeCertificate,
  getAttendeeCertificate,
  reissueCertificate,
  revokeCertificate,
} from 'contract/events/attendance'
import { verifyCertificate } from 'contract/events/certificates'
import { anAfternoon } from './an-afternoon.ts'

/** A past event with a certificate for asha, and calls of the office and visitors. */
export async function aCertificate() {
  const afternoon = await anAfternoon({ registered: ['asha', 'binod'], came: ['asha'] })
  const { db, office, params, server, certificateOf } = afternoon
  await certificateOf('asha')
  const certificate = () =>
    db.selectFrom('certificates').selectAll().where('checkInId', 'is not', null).executeTakeFirst()
  const first = (await certificate())?.code ?? ''
  return {
    ...afternoon,
    certificate,
    /** Its first code. */
    first,
    look: (code: string) => office(getAttendeeCertificate, { params, query: { code } }),
    reissue: (code: string, name: string, seen: AttendeeCertificate) =>
      office(reissueCertificate, { params, body: { code, name, seen } }),
    revoke: (code: string) => office(revokeCertificate, { params, body: { code } }),
    verify: (code: string) => server.visitor(verifyCertificate, { params: { code } }),
    replaced: () => db.selectFrom('replacedCertificates').selectAll().execute(),
  }
}
