import * as office from 'contract/events/attendance'
import * as contract from 'contract/events/certificates'
import {
  correctName,
  nameCorrected,
  nameCorrectedWithCertificate,
} from 'contract/events/event-people'
import type { PlatformDeps } from '../../platform/deps.ts'
import { clientOf } from '../../platform/http/client-address.ts'
import type { Mount } from '../../platform/http/mount.ts'
import { recordTags } from '../../platform/response-cache/cache-tags.ts'
import { writeCorrectedName } from './correct-name.ts'
import { renderEventCertificates, revoke } from './event-certificates.ts'
import { passOf, readTicketPicture, renderOwnCertificate } from './own-certificates.ts'
import { readAttendeeCertificate, reissue } from './reissue.ts'
import { verify } from './verify.ts'

const pdfHeaders = (name: string) => ({
  'content-type': 'application/pdf',
  'content-disposition': `attachment; filename="${name}"`,
  'cache-control': 'no-store',
})

export function certificateRoutes(mount: Mount, deps: PlatformDeps) {
  mount(contract.readPass, async (request, _, reply) => {
    recordTags(request, reply, ['events'])
    return passOf(deps, request.query.token)
  })
  mount(contract.getTicket, async ({ params }, _, reply) => {
    const picture = await readTicketPicture(deps, params.token)
    const headers = { 'content-type': 'image/svg+xml', 'cache-control': 'no-store' }
    return reply.headers(headers).send(picture)
  })
  mount(contract.getCertificate, async ({ params }, { network }, reply) => {
    const file = await renderOwnCertificate(deps, params.token, network)
    return reply.headers(pdfHeaders('certificate.pdf')).send(file)
  })
  mount(contract.verifyCertificate, async (request, _, reply) => {
    recordTags(request, reply, ['events'])
    reply.header('cache-control', 'no-store')
    return verify(deps, request.params.code, clientOf(request))
  })
  mount(office.exportCertificates, async ({ params }, actor, reply) => {
    const file = await renderEventCertificates(deps, params.eventId, actor)
    return reply.headers(pdfHeaders('certificates.pdf')).send(file)
  })
  mount(office.revokeCertificate, async ({ params, body }, actor) => {
    const of = await revoke(deps, { eventId: params.eventId, code: body.code }, actor)
    return { message: office.certificateRevoked(of) }
  })
  mount(office.getAttendeeCertificate, ({ params, query }, actor) =>
    readAttendeeCertificate(deps, { eventId: params.eventId, code: query.code }, actor),
  )
  mount(office.reissueCertificate, async ({ params, body }, actor) => {
    await reissue(deps, { eventId: params.eventId, ...body }, actor)
    return { message: office.certificateReissued }
  })
  mount(correctName, async ({ params, body }, actor) => {
    const isReissued = await writeCorrectedName(deps, { ...params, ...body }, actor)
    return { message: isReissued ? nameCorrectedWithCertificate : nameCorrected }
  })
}
