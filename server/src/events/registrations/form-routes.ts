import {
  accountField,
  type RegistrationFormStatus,
  registrationFormMessages,
  registrationName,
} from 'contract/events/registrations'
import { isEmailAddress } from 'contract/platform/email'
import { pageAddresses } from 'contract/platform/page-addresses'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { StudentSessions } from '../../accounts/students/sessions.ts'
import { networkOf } from '../../platform/access/network.ts'
import type { PlatformDeps } from '../../platform/deps.ts'
import { emailKey } from '../../platform/email-key.ts'
import { badRequest, HttpError, invalidRequestBody } from '../../platform/errors.ts'
import { reportedFailure } from '../../platform/http/error-handler.ts'
import { languageOfReader } from '../../platform/http/language-prefix.ts'
import { readLinkTokens } from '../../platform/http/link-tokens.ts'
import { longFormBytes, readForms, textFieldsIn } from '../../platform/http/plain-forms.ts'
import type { RenderForm } from '../../platform/rendering/render-form.ts'
import { isToken } from '../../platform/tokens.ts'
import { acceptOffer, confirmPending, endRegistration } from './act.ts'
import { findRegistrationByToken } from './public-view.ts'
import type { Registering } from './register.ts'
import { RegistrationRejection } from './rejections.ts'
import { requestRegistration } from './request-registration.ts'
import { type GivenAnswers, givenErrors, readSeats } from './terms.ts'

type RegistrationDeps = PlatformDeps & { register: Registering; studentSessions: StudentSessions }

const nobody = async () => undefined

const givenIn = (form: FormData): GivenAnswers => ({
  answers: new Map(
    [...form].flatMap(([name, value]) =>
      name.startsWith('answer:') && typeof value === 'string' ? [[name, value] as const] : [],
    ),
  ),
  agreedTo: line(form, 'consent'),
})

const statusIn =
  (request: FastifyRequest) =>
  (error: unknown): { status: RegistrationFormStatus } => {
    if (error instanceof RegistrationRejection) return { status: error.status }
    return { status: reportedFailure(error, request).statusCode === 429 ? 'often' : 'failed' }
  }

/** Redirects (Post/Redirect/Get) with the status in the query, so that a reload sends nothing again. */
const redirect = (reply: FastifyReply, path: string, params: Record<string, string> = {}) => {
  const query = new URLSearchParams(params).toString()
  return reply
    .code(303)
    .header('location', query ? `${path}?${query}` : path)
    .send()
}

const line = (form: FormData, name: string) => {
  const value = form.get(name)
  return typeof value === 'string' ? value.trim() : ''
}

function readVisitor(form: FormData): { email: string; name: string } | RegistrationFormStatus {
  const email = line(form, 'email')
  if (!isEmailAddress(email)) return 'email'
  const { data: name } = registrationName.safeParse(line(form, 'name'))
  return name === undefined ? 'name' : { email, name }
}

const isName = (name: string) => registrationName.safeParse(name).success

const droppedFields = ['website', 'consent', accountField]

const canBeCorrected = (status: RegistrationFormStatus) =>
  ['email', 'name', 'answers', 'consent', 'often', 'failed'].includes(status)

async function errorsOf({ db }: RegistrationDeps, eventId: string, form: FormData) {
  const seats = await readSeats(db, eventId)
  return {
    ...(form.has('email') &&
      !isEmailAddress(line(form, 'email')) && { email: registrationFormMessages.email }),
    ...(form.has('email') &&
      !isName(line(form, 'name')) && { name: registrationFormMessages.name }),
    ...(seats && givenErrors(seats, givenIn(form))),
  }
}

/** Registers the signed-in student, or emails a link to the address. Submissions by bots are ignored. */
async function register(
  deps: RegistrationDeps,
  request: FastifyRequest,
  eventId: string,
  form: FormData,
) {
  const student = await deps.studentSessions.current(request)
  const language = languageOfReader(request)
  const account = line(form, accountField)
  if (student && account && student._id !== account) return { status: 'otherAccount' as const }
  // A page that doesn't know yet who is signed in asks for an email address.
  const email = line(form, 'email')
  if (student && (!email || emailKey(email) === emailKey(student.email)))
    return deps.register(eventId, { student, given: givenIn(form), language })
  if (form.get('website')) return { status: 'sent' as const }
  if (!form.has('email')) return { status: 'signedOut' as const }
  const visitor = readVisitor(form)
  if (typeof visitor === 'string') return { status: visitor }
  const requesting = { ...visitor, given: givenIn(form), language }
  return { status: await requestRegistration(deps, eventId, requesting, networkOf(request.ip)) }
}

const tokenOf = async ({ db }: RegistrationDeps, registrationId: string) =>
  (await readLinkTokens(db)).tokenOf(registrationId)

async function act(
  deps: RegistrationDeps,
  token: string,
  wanted: FormDataEntryValue | null,
): Promise<{ token: string; said?: RegistrationFormStatus }> {
  const row = await findRegistrationByToken(deps.db, token)
  if (!row) return { token }
  if (wanted === 'confirm') return { token: await tokenOf(deps, await confirmPending(deps, row)) }
  if (wanted === 'accept') {
    await acceptOffer(deps, row, nobody)
    return { token, said: 'accepted' }
  }
  if (wanted !== 'leave') throw badRequest(invalidRequestBody)
  await endRegistration(deps, row, nobody)
  return { token, said: 'left' }
}

const idPattern = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/

/**
 * Forms of event and registration pages, with and without scripts. An emailed link only shows a page; acting takes a
 * click there.
 */
export async function registrationForms(
  app: FastifyInstance,
  deps: RegistrationDeps,
  renderForm: RenderForm,
): Promise<void> {
  await app.register(async (scope) => {
    readForms(scope, longFormBytes)
    scope.post<{ Body: FormData | undefined; Params: { eventId: string } }>(
      `${pageAddresses.event(':eventId')}/registration`,
      { schema: { hide: true } },
      async (request, reply) => {
        const eventId = request.params.eventId.toLowerCase()
        if (!idPattern.test(eventId))
          return redirect(reply, pageAddresses.registrations, { said: 'none' })
        const form = request.body ?? new FormData()
        const ended = await register(deps, request, eventId, form).catch(statusIn(request))
        if ('registrationId' in ended)
          return redirect(
            reply,
            pageAddresses.registration(await tokenOf(deps, ended.registrationId)),
          )
        const params = { said: ended.status, event: eventId }
        if (!canBeCorrected(ended.status))
          return redirect(reply, pageAddresses.registrations, params)
        return renderForm(request, reply, {
          path: pageAddresses.event(eventId),
          fields: textFieldsIn(form, (name) => !droppedFields.includes(name)),
          errors: await errorsOf(deps, eventId, form).catch(() => ({})),
          message: registrationFormMessages[ended.status],
          elsewhere: `${pageAddresses.registrations}?${new URLSearchParams(params)}`,
        })
      },
    )
    scope.post<{ Body: FormData | undefined; Params: { token: string } }>(
      pageAddresses.registration(':token'),
      { schema: { hide: true } },
      async (request, reply) => {
        const token = isToken(request.params.token) ? request.params.token : 'unknown'
        const wanted = request.body?.get('act') ?? null
        const ended = await act(deps, token, wanted).catch((error: unknown) => {
          if (error instanceof HttpError && error.statusCode === 400) throw error
          return { token, said: statusIn(request)(error).status }
        })
        const params = 'said' in ended && ended.said ? { said: ended.said } : {}
        return redirect(reply, pageAddresses.registration(ended.token), params)
      },
    )
  })
}
