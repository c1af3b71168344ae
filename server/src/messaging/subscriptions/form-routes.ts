import {
  type Outcome,
  oneClick,
  outcomes,
  type SubscriptionChoice,
  subscriptionChoice,
  subscriptionForm,
  successes,
} from 'contract/messaging/subscriptions'
import { pageAddresses } from 'contract/platform/page-addresses'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Deps } from '../../deps.ts'
import { badRequest, HttpError, invalidRequestBody } from '../../platform/http/errors.ts'
import { networkOf } from '../../platform/http/network.ts'
import { manyLines, readForms, typedIn } from '../../platform/http/plain-forms.ts'
import { isToken } from '../../platform/http/tokens.ts'
import type { DrawForm } from '../../platform/rendering/render-form.ts'
import { changeFound, confirmFound, leaveByLink, leaveFound } from './by-link.ts'
import { askForNotices } from './request-subscription.ts'

const names = ['email', 'pace', 'category', 'department']

const choiceIn = (form: FormData) => ({
  pace: form.get('pace'),
  categories: form.getAll('category'),
  departments: form.getAll('department'),
})

function outcomeOf(error: unknown): Outcome {
  if (!(error instanceof HttpError)) throw error
  if (error.statusCode === 429) return 'often'
  return error.statusCode === 400 ? 'choice' : 'failed'
}

/** Redirects (Post/Redirect/Get) with the outcome in the query, so that a reload sends nothing again. */
const lead = (reply: FastifyReply, path: string, said?: Outcome) =>
  reply
    .code(303)
    .header('location', said ? `${path}?said=${said}` : path)
    .send()

async function ask(deps: Deps, form: FormData, network: string): Promise<Outcome> {
  const website = form.get('website')
  const given = { ...choiceIn(form), email: form.get('email'), website: website ?? undefined }
  const parsed = subscriptionForm.safeParse(given)
  if (!parsed.success)
    return parsed.error.issues.some(({ path }) => path[0] === 'email') ? 'email' : 'choice'
  return askForNotices(deps, parsed.data, network).then(() => 'sent', outcomeOf)
}

type Act = { token: string; choice: SubscriptionChoice | undefined }

async function confirm(deps: Deps, { token, choice }: Act): Promise<Outcome | undefined> {
  if (!choice) return 'choice'
  const isThere = await changeFound(deps, { token }, choice)
  return isThere && (await confirmFound(deps, { token })) ? 'confirmed' : undefined
}

async function save(deps: Deps, { token, choice }: Act): Promise<Outcome | undefined> {
  if (!choice) return 'choice'
  return (await changeFound(deps, { token }, choice)) ? 'saved' : undefined
}

/**
 * Forms of the subscription pages, with and without scripts. An emailed link only shows a page; acting takes a click there or
 * in an email program (RFC 8058).
 */
export async function subscriptionForms(
  app: FastifyInstance,
  deps: Deps,
  drawForm: DrawForm,
): Promise<void> {
  await app.register(async (scope) => {
    readForms(scope, manyLines)
    const finish = (
      request: FastifyRequest,
      reply: FastifyReply,
      { path, form, said }: { path: string; form: FormData; said: Outcome | undefined },
    ) =>
      said === undefined || successes.includes(said)
        ? lead(reply, path, said)
        : drawForm(request, reply, {
            path,
            fields: typedIn(form, (name) => names.includes(name)),
            ...(said === 'email'
              ? { errors: { email: outcomes.email } }
              : { errors: {}, message: outcomes[said] }),
            elsewhere: `${path}?said=${said}`,
          })

    scope.post<{ Body: FormData }>(
      pageAddresses.subscriptions,
      { schema: { hide: true } },
      async (request, reply) => {
        const form = formIn(request.body)
        const said = await ask(deps, form, networkOf(request.ip))
        return finish(request, reply, { path: pageAddresses.subscriptions, form, said })
      },
    )

    scope.post<{ Body: FormData; Params: { token: string } }>(
      pageAddresses.subscription(':token'),
      { schema: { hide: true } },
      async (request, reply) => {
        const form = formIn(request.body)
        const token = isToken(request.params.token) ? request.params.token : ''
        const path = pageAddresses.subscription(token || 'unknown')
        if (form.get(oneClick.name) === oneClick.value) {
          await leaveFound(deps.db, { token })
          return reply.type('text/plain; charset=utf-8').send('You have unsubscribed.\n')
        }
        const { data: choice } = subscriptionChoice.safeParse(choiceIn(form))
        const act = form.get('act')
        if (act === 'leave')
          return (await leaveByLink(deps.db, token))
            ? lead(reply, pageAddresses.subscriptions, 'left')
            : lead(reply, path)
        if (act !== 'confirm' && act !== 'save') throw badRequest(invalidRequestBody)
        const work = act === 'confirm' ? confirm : save
        const said = await work(deps, { token, choice }).catch(outcomeOf)
        return finish(request, reply, { path, form, said })
      },
    )
  })
}

const formIn = (body: FormData | null | undefined): FormData => body ?? new FormData()
