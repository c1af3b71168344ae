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

/** The name of a refusal that the page has words for; what is no refusal is thrown on. */
function outcomeOf(error: unknown): Outcome {
  if (!(error instanceof HttpError)) throw error
  if (error.statusCode === 429) return 'often'
  return error.statusCode === 400 ? 'choice' : 'failed'
}

/** Leads the browser to a page, which says how it went: reloaded, that page sends nothing again. */
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

/** Where there is no subscription, the page says so by itself. */
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
 * What the pages of subscriptions send, with scripts and without: forms to their own addresses. A mailed link does nothing
 * by itself, whoever follows it: it shows a page, and only what is pressed there, or in a mail program, comes here.
 */
export async function subscriptionForms(
  app: FastifyInstance,
  deps: Deps,
  drawForm: DrawForm,
): Promise<void> {
  await app.register(async (scope) => {
    readForms(scope, manyLines)
    /** Leads to the page where it ended well; else the form is there again with what was chosen. */
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
          return reply.type('text/plain; charset=utf-8').send('You have left.\n')
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

/** A request without a body has none of what is asked for. */
const formIn = (body: FormData | null | undefined): FormData => body ?? new FormData()
