import { isSlug } from 'contract/content/fields'
import {
  type ContentTypeName,
  contentTypes,
  isSingletonName,
  publicEntryUrlOf,
  publicUrlOf,
} from 'contract/content/types'
import * as contract from 'contract/content/views'
import type { FastifyReply } from 'fastify'
import type { Deps } from '../deps.ts'
import type { Mount } from '../http/mount.ts'
import { previewHeaders } from '../http/security-headers.ts'
import { shownContent } from '../library/shown-content.ts'
import type { RenderPage } from '../pages/render.ts'
import { entryBytes } from './routes.ts'
import { endShared, keepPreview, listShared, readView, shareEdited } from './views.ts'

/** What runs, and what is said where nothing runs: a preview is to be looked at only. */
const scripts = /<(script|noscript)\b[\s\S]*?<\/\1>/g

/** The page that shows an entry, and where that page asks for it. What is written may have no address yet. */
function placesOf(type: ContentTypeName, slug: unknown) {
  if (isSingletonName(type)) return { page: contentTypes[type].page, url: publicUrlOf(type) }
  const name = typeof slug === 'string' && isSlug(slug) ? slug : 'preview'
  return { page: contentTypes[type].page(name), url: publicEntryUrlOf(type, name) }
}

/** What is written but not public, on the page that shows it: for whoever writes it, and for whoever was given a link. */
export function previewRoutes(mount: Mount, deps: Deps, render: RenderPage) {
  const { config, now } = deps

  const send = async (
    view: { type: ContentTypeName; data: string },
    { requestId, isInside }: { requestId: string; isInside: boolean },
    reply: FastifyReply,
  ) => {
    const data = await shownContent(deps.db, view.type, JSON.parse(view.data), now())
    const { page, url } = placesOf(view.type, data.slug)
    const { body } = await render(page, requestId, now(), new Map([[url, data]]))
    return reply
      .headers(previewHeaders(isInside))
      .type('text/html; charset=utf-8')
      .send(body.toString().replace(scripts, ''))
  }

  mount(
    contract.previewContent,
    async ({ params, body }, actor) => {
      const token = await keepPreview(deps, params._id, body.data, actor)
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
  mount(contract.listLinks, async ({ params }) => ({
    links: await listShared(deps, params._id),
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
