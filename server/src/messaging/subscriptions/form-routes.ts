import {
  oneClick,
  type SubscriptionChoice,
  type SubscriptionFormStatus,
  subscriptionChoice,
  subscriptionForm,
  subscriptionFormMessages,
  subscriptionSuccesses,
} from 'contract/messaging/subscriptions'
import { pageAddresses } from 'contract/platform/page-addresses'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { networkOf } from '../../platform/access/network.ts'
import { createRowTurns } from '../../platform/db/turns.ts'
import type { PlatformDeps } from '../../platform/deps.ts'
import { badRequest, invalidRequestBody } from '../../platform/errors.ts'
import { reportedFailure } from '../../platform/http/error-handler.ts'
import { languageOfReader } from '../../platform/http/language-prefix.ts'
import { longFormBytes, readForms, textFieldsIn } from '../../platform/http/plain-forms.ts'
import type { ReaderLanguage } from '../../platform/mail/texts-in.ts'
import type { RenderForm } from '../../platform/rendering/render-form.ts'
import { isToken } from '../../platform/tokens.ts'
import { requestSubscription } from './request-subscription.ts'
import {
  changeBySubscriptionKey,
  confirmBySubscriptionKey,
  leaveByLink,
  leaveBySubscriptionKey,
} from './subscription-key.ts'

const inLinkTurn = createRowTurns(1)

const names = ['email', 'pace', 'category', 'department']

const choiceIn = (form: FormData) => ({
  pace: form.get('pace'),
  categories: form.getAll('category'),
  departments: form.getAll('department'),
})

const statusIn =
  (request: FastifyRequest) =>
  (error: unknown): SubscriptionFormStatus => {
    const { statusCode } = reportedFailure(error, request)
    if (statusCode === 429) return 'often'
    return statusCode === 400 ? 'choice' : 'failed'
  }

/** Redirects (Post/Redirect/Get) with the status in the query, so that a reload sends nothing again. */
const redirect = (reply: FastifyReply, path: string, status?: SubscriptionFormStatus) =>
  reply
    .code(303)
    .header('location', status ? `${path}?said=${status}` : path)
    .send()

async function subscribe(
  deps: PlatformDeps,
  form: FormData,
  from: Parameters<typeof requestSubscription>[2],
): Promise<SubscriptionFormStatus> {
  const website = form.get('website')
  const given = { ...choiceIn(form), email: form.get('email'), website: website ?? undefined }
  const parsed = subscriptionForm.safeParse(given)
  if (!parsed.success)
    return parsed.error.issues.some(({ path }) => path[0] === 'email') ? 'email' : 'choice'
  await requestSubscription(deps, parsed.data, from)
  return 'sent'
}

type Act = { token: string; choice: SubscriptionChoice | undefined; language: ReaderLanguage }

async function confirm(
  deps: PlatformDeps,
  { token, choice }: Act,
): Promise<SubscriptionFormStatus | undefined> {
  if (!choice) return 'choice'
  const isThere = await changeBySubscriptionKey(deps, { token }, choice)
  return isThere && (await confirmBySubscriptionKey(deps, { token })) ? 'confirmed' : undefined
}

async function save(
  deps: PlatformDeps,
  { token, choice, language }: Act,
): Promise<SubscriptionFormStatus | undefined> {
  if (!choice) return 'choice'
  return (await changeBySubscriptionKey(deps, { token }, { ...choice, language }))
    ? 'saved'
    : undefined
}

/**
 * Forms of the subscription pages, with and without scripts. An emailed link only shows a page; acting takes a click there or
 * in an email program (RFC 8058).
 */
export async function subscriptionForms(
  app: FastifyInstance,
  deps: PlatformDeps,
  renderForm: RenderForm,
): Promise<void> {
  await app.register(async (scope) => {
    readForms(scope, longFormBytes)
    const finish = (
      request: FastifyRequest,
      reply: FastifyReply,
      {
        path,
        form,
        status,
      }: { path: string; form: FormData; status: SubscriptionFormStatus | undefined },
    ) =>
      status === undefined || subscriptionSuccesses.includes(status)
        ? redirect(reply, path, status)
        : renderForm(request, reply, {
            path,
            fields: textFieldsIn(form, (name) => names.includes(name)),
            ...(status === 'email'
              ? { errors: { email: subscriptionFormMessages.email } }
              : { errors: {}, message: subscriptionFormMessages[status] }),
            elsewhere: `${path}?said=${status}`,
          })

    scope.post<{ Body: FormData }>(
      pageAddresses.subscriptions,
      { schema: { hide: true } },
      async (request, reply) => {
        const form = formIn(request.body)
        const status = await subscribe(deps, form, {
          network: networkOf(request.ip),
          language: languageOfReader(request),
        }).catch(statusIn(request))
        return finish(request, reply, { path: pageAddresses.subscriptions, form, status })
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
          await leaveBySubscriptionKey(deps.db, { token })
          return reply.type('text/plain; charset=utf-8').send('You have unsubscribed.\n')
        }
        const { data: choice } = subscriptionChoice.safeParse(choiceIn(form))
        const act = form.get('act')
        if (act === 'leave')
          return (await leaveByLink(deps.db, token))
            ? redirect(reply, pageAddresses.subscriptions, 'left')
            : redirect(reply, path)
        if (act !== 'confirm' && act !== 'save') throw badRequest(invalidRequestBody)
        const work = act === 'confirm' ? confirm : save
        const language = languageOfReader(request)
        const status = await inLinkTurn(token, () => work(deps, { token, choice, language })).catch(
          statusIn(request),
        )
        return finish(request, reply, { path, form, status })
      },
    )
  })
}

const formIn = (body: FormData | null | undefined): FormData => body ?? new FormData()
