import * as office from 'contract/events/attendance'
import * as contract from 'contract/events/certificates'
import type { Deps } from '../../deps.ts'
import { askerOf } from '../../platform/http/asker.ts'
import type { Mount } from '../../platform/http/mount.ts'
import { tellShown } from '../../platform/response-cache/cache-tags.ts'
import { drawAll, revoke } from './event-certificates.ts'
import { drawOwn, readPass, readTicketPicture } from './own-certificates.ts'
import { readHeld, reissue } from './reissue.ts'
import { verify } from './verify.ts'

const pdfHeaders = (name: string) => ({
  'content-type': 'application/pdf',
  'content-disposition': `attachment; filename="${name}"`,
  'cache-control': 'no-store',
})

export function certificateRoutes(mount: Mount, deps: Deps) {
  mount(contract.readPass, async (request, _, reply) => {
    tellShown(request, reply, ['events'])
    return readPass(deps, request.query.token)
  })
  mount(contract.getTicket, async ({ params }, _, reply) => {
    const picture = await readTicketPicture(deps, params.token)
    const headers = { 'content-type': 'image/svg+xml', 'cache-control': 'no-store' }
    return reply.headers(headers).send(picture)
  })
  mount(contract.getCertificate, async ({ params }, { network }, reply) => {
    const file = await drawOwn(deps, params.token, network)
    return reply.headers(pdfHeaders('certificate.pdf')).send(file)
  })
  mount(contract.verifyCertificate, async (request, _, reply) => {
    tellShown(request, reply, ['events'])
    reply.header('cache-control', 'no-store')
    return verify(deps, request.params.code, askerOf(request))
  })
  mount(office.exportCertificates, async ({ params }, actor, reply) => {
    const file = await drawAll(deps, params.eventId, actor)
    return reply.headers(pdfHeaders('certificates.pdf')).send(file)
  })
  mount(office.revokeCertificate, async ({ params, body }, actor) => {
    await revoke(deps, { eventId: params.eventId, code: body.code }, actor)
    return { message: office.certificateRevoked }
  })
  mount(office.getHeldCertificate, ({ params, query }, actor) =>
    readHeld(deps, { eventId: params.eventId, code: query.code }, actor),
  )
  mount(office.reissueCertificate, async ({ params, body }, actor) => {
    await reissue(deps, { eventId: params.eventId, ...body }, actor)
    return { message: office.certificateReissued }
  })
}
