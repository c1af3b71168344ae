import type { RejectedForm } from 'contract/platform/rejected-form'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { networkOf } from '../access/network.ts'
import { languagePrefixOf } from '../http/language-prefix.ts'
import type { RenderPage } from './render.ts'

type Rejection = RejectedForm & {
  status?: number
  elsewhere: string
}

const unprocessable = 422

/** Re-renders a rejected form with its values: without scripts they would be lost. */
export function createFormRenderer({ now, render }: { now: () => Date; render: RenderPage }) {
  return async (
    request: FastifyRequest,
    reply: FastifyReply,
    { status = unprocessable, elsewhere, ...rejectedForm }: Rejection,
  ) => {
    const requested = { requestId: request.id, renderedFor: networkOf(request.ip), now: now() }
    const path = languagePrefixOf(request) + rejectedForm.path
    const form = { ...rejectedForm, path }
    const page = await render(path, { ...requested, rejectedForm: form }).catch(
      (error: unknown) => {
        request.log.error({ err: error }, 'a rejected form could not be rendered')
        return undefined
      },
    )
    if (page?.status === 200) return reply.code(status).headers(page.headers).send(page.body)
    // The page reports the outage; the browser’s Back returns to what was typed.
    if (page?.status === 503) return reply.code(503).headers(page.headers).send(page.body)
    return reply.code(303).header('location', elsewhere).send()
  }
}
export type RenderForm = ReturnType<typeof createFormRenderer>
