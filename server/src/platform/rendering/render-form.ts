import type { RejectedForm } from 'contract/platform/rejected-form'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { networkOf } from '../http/network.ts'
import type { RenderPage } from './render.ts'

type Rejection = RejectedForm & {
  status?: number
  /** Where the browser is led if the page cannot be drawn now: a page that says what is wrong. */
  elsewhere: string
}

const unprocessable = 422

/**
 * Answers a form that was rejected with its page, on which all that was typed stands in the form again: without scripts
 * nothing else keeps it.
 */
export function createFormDrawing({ now, render }: { now: () => Date; render: RenderPage }) {
  return async (
    request: FastifyRequest,
    reply: FastifyReply,
    { status = unprocessable, elsewhere, ...rejectedForm }: Rejection,
  ) => {
    const asked = { requestId: request.id, drawnFor: networkOf(request.ip), now: now() }
    const page = await render(rejectedForm.path, { ...asked, rejectedForm }).catch(
      (error: unknown) => {
        request.log.error({ err: error }, 'a rejected form could not be drawn')
        return undefined
      },
    )
    if (page?.status !== 200) return reply.code(303).header('location', elsewhere).send()
    return reply.code(status).headers(page.headers).send(page.body)
  }
}
export type DrawForm = ReturnType<typeof createFormDrawing>
