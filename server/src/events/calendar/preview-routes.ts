import { getEventDetails } from 'contract/events/event-details'
import { previewEvent } from 'contract/events/event-entry'
import { events, getEvent, event as shownEvent } from 'contract/events/events'
import { getRegistrationTerms } from 'contract/events/registrations'
import { urlOf } from 'contract/platform/client'
import { pageAddresses } from 'contract/platform/page-addresses'
import * as z from 'zod/mini'
import { draftPage } from '../../content/previews/draft-page.ts'
import { readOnlyPage } from '../../content/previews/without-links.ts'
import { publicRichTextOf } from '../../content/public/library-content.ts'
import type { Administrator } from '../../platform/access/actor.ts'
import type { PlatformDeps } from '../../platform/deps.ts'
import type { Mount } from '../../platform/http/mount.ts'
import { previewHeaders } from '../../platform/http/security-headers.ts'
import type { RenderPage } from '../../platform/rendering/render.ts'
import { readSeats, termsOf } from '../registrations/terms.ts'
import { readEventEntry } from './panel-view.ts'

/** What the page of an event would receive if the event were public. */
async function publicAnswers({ db, now }: PlatformDeps, _id: string, actor: Administrator) {
  const { isDraft: _, publishAt: __, details, ...entry } = await readEventEntry(db, _id, actor)
  const params = { _id }
  const seats = await readSeats(db, _id)
  const { text } = await publicRichTextOf(db, events.fields.details, details, now())
  return new Map<string, unknown>([
    [urlOf(getEvent, { params }), z.parse(shownEvent, entry)],
    [urlOf(getEventDetails, { params }), { ...(text && { details: text }) }],
    [urlOf(getRegistrationTerms, { params }), { ...(seats && { terms: termsOf(seats) }) }],
  ])
}

export function eventPreviewRoutes(mount: Mount, deps: PlatformDeps, render: RenderPage) {
  mount(previewEvent, async ({ params: { _id }, id: requestId }, actor, reply) => {
    const instead = await publicAnswers(deps, _id, actor)
    const { body } = await render(pageAddresses.event(_id), {
      requestId,
      now: deps.now(),
      instead,
    })
    return reply
      .headers(previewHeaders(true))
      .type('text/html; charset=utf-8')
      .send(draftPage(readOnlyPage(body.toString()), undefined))
  })
}
