import * as contract from 'contract/content/views'
import type { FastifyReply } from 'fastify'
import type { PlatformDeps } from '../../platform/deps.ts'
import type { Mount } from '../../platform/http/mount.ts'
import { previewHeaders } from '../../platform/http/security-headers.ts'
import type { RenderPage } from '../../platform/rendering/render.ts'
import { entryBytes } from '../entries/routes.ts'
import { draftPage } from './draft-page.ts'
import { type PreviewedItem, previewIn } from './preview-in.ts'
import { endShared, listShared, readView, shareEdited, storePreview } from './views.ts'
import { readOnlyPage } from './without-links.ts'

export function previewRoutes(mount: Mount, deps: PlatformDeps, render: RenderPage) {
  const { config, now } = deps

  const send = async (
    view: PreviewedItem & { createdAt: string; expiresAt: string },
    { requestId, isInside }: { requestId: string; isInside: boolean },
    reply: FastifyReply,
  ) => {
    const { page, instead } = await previewIn(deps.db, view, now())
    const { body } = await render(page, { requestId, now: now(), instead })
    return reply
      .headers(previewHeaders(isInside))
      .type('text/html; charset=utf-8')
      .send(draftPage(readOnlyPage(body.toString()), isInside ? undefined : view))
  }

  mount(
    contract.previewContent,
    async ({ params, body }, actor) => {
      const token = await storePreview(deps, params._id, body.data, actor)
      return { path: contract.getPreview.url.replace(':token', token) }
    },
    { bodyBytes: entryBytes },
  )
  mount(contract.getPreview, async ({ params, id }, actor, reply) => {
    const view = await readView(deps, params.token, actor._id)
    return send(view, { requestId: id, isInside: true }, reply)
  })
  mount(contract.shareContent, async ({ params }, actor, reply) => {
    const token = await shareEdited(deps, params._id, actor)
    const url = `${config.publicUrl}${contract.getShared.url.replace(':token', token)}`
    return reply.code(201).send({ message: contract.linkMade, url })
  })
  mount(contract.listLinks, async ({ params }, actor) => ({
    links: await listShared(deps, params._id, actor),
  }))
  mount(contract.endLink, async ({ params }, actor) => {
    await endShared(deps, { _id: params.linkId, itemId: params._id }, actor)
    return { message: contract.linkEnded }
  })
  mount(contract.getShared, async ({ params, id }, _, reply) => {
    const view = await readView(deps, params.token, null)
    return send(view, { requestId: id, isInside: false }, reply)
  })
}
