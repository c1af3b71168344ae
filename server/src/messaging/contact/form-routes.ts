import { contactForm } from 'contract/messaging/contact'
import { pageAddresses } from 'contract/platform/page-addresses'
import type { FastifyInstance } from 'fastify'
import { networkOf } from '../../platform/access/network.ts'
import type { PlatformDeps } from '../../platform/deps.ts'
import { reportedFailure } from '../../platform/http/error-handler.ts'
import { languageOfReader } from '../../platform/http/language-prefix.ts'
import { longFormBytes, readForms, textFieldsIn } from '../../platform/http/plain-forms.ts'
import type { RenderForm } from '../../platform/rendering/render-form.ts'
import { storeContactMessage } from './store-message.ts'

const names = ['name', 'email', 'phone', 'subject', 'message', 'about', 'website']

function errorsOf(issues: readonly { path: PropertyKey[]; message: string }[]) {
  const errors: Record<string, string> = {}
  for (const { path, message } of issues) errors[String(path[0])] ??= message
  return errors
}

/** The contact form without scripts: validated and answered like the API call. */
export async function contactForms(
  app: FastifyInstance,
  deps: PlatformDeps,
  renderForm: RenderForm,
): Promise<void> {
  await app.register(async (scope) => {
    readForms(scope, longFormBytes)
    scope.post<{ Body: FormData | null | undefined }>(
      pageAddresses.contact,
      { schema: { hide: true } },
      async (request, reply) => {
        const typed = textFieldsIn(request.body ?? new FormData(), (name) => names.includes(name))
        const fields = typed.filter(([name]) => name !== 'website')
        const about = fields.find(([name]) => name === 'about')?.[1]
        const path = pageAddresses.contact + (about ? `?${new URLSearchParams({ about })}` : '')
        const page = { path, fields, elsewhere: path }
        const { data, error } = contactForm.safeParse(Object.fromEntries(typed))
        if (error) return renderForm(request, reply, { ...page, errors: errorsOf(error.issues) })
        try {
          const number = await storeContactMessage(deps, data, {
            network: networkOf(request.ip),
            language: languageOfReader(request),
            isPlainForm: true,
          })
          const sent = new URLSearchParams({ ...(about && { about }), said: 'sent', number })
          return reply.code(303).header('location', `${pageAddresses.contact}?${sent}`).send()
        } catch (failure) {
          const {
            statusCode: status,
            message,
            retryAfterSeconds,
          } = reportedFailure(failure, request)
          if (retryAfterSeconds) reply.header('retry-after', String(retryAfterSeconds))
          return renderForm(request, reply, { ...page, errors: {}, message, status })
        }
      },
    )
  })
}
