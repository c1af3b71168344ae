import { pageAddresses } from 'contract/page-addresses'
import {
  type Outcome,
  oneClick,
  type SubscriptionChoice,
  subscriptionChoice,
  subscriptionForm,
} from 'contract/subscriptions'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Deps } from '../deps.ts'
import { badRequest, HttpError, invalidRequestBody } from '../errors.ts'
import { networkOf } from '../http/network.ts'
import { readForms } from '../http/plain-forms.ts'
import { isToken } from '../http/tokens.ts'
import { askForNotices } from './ask.ts'
import { changeFound, confirmFound, leaveByLink, leaveFound } from './by-link.ts'

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
export async function subscriptionForms(app: FastifyInstance, deps: Deps): Promise<void> {
  await app.register(async (scope) => {
    readForms(scope)

    scope.post<{ Body: FormData }>(
      pageAddresses.subscriptions,
      { schema: { hide: true } },
      async (request, reply) => {
        const network = networkOf(request.ip)
        return lead(
          reply,
          pageAddresses.subscriptions,
          await ask(deps, formIn(request.body), network),
        )
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
        if (act === 'confirm')
          return lead(reply, path, await confirm(deps, { token, choice }).catch(outcomeOf))
        if (act === 'save')
          return lead(reply, path, await save(deps, { token, choice }).catch(outcomeOf))
        throw badRequest(invalidRequestBody)
      },
    )
  })
}

/** A request without a body has none of what is asked for. */
const formIn = (body: FormData | null | undefined): FormData => body ?? new FormData()
