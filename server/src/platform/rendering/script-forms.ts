import { pageAddresses } from 'contract/platform/page-addresses'
import { formNeedsScripts } from 'contract/platform/rejected-form'
import type { FastifyInstance } from 'fastify'
import { manyLines, readForms, typedIn } from '../http/plain-forms.ts'
import type { DrawForm } from './render-form.ts'

/** Pages whose forms go on by scripts alone: a session, a picture, a code that is typed while it is waited for. */
const paths = [
  pageAddresses.login,
  pageAddresses.signup,
  pageAddresses['forgot-password'],
  pageAddresses['verify-email'],
  pageAddresses['reset-password'](':token'),
  pageAddresses['admin-login'],
  pageAddresses['admin-forgot-password'],
  pageAddresses['admin-reset-password'],
  pageAddresses['admin-invitation'],
  pageAddresses['admin-check-in'],
  pageAddresses.admin,
  pageAddresses.account,
] as const

/** No secrets: passwords, codes, and what only their pages know. */
const names = ['fullName', 'email', 'mobileNumber']

/** A browser has sent such a form by itself: its page says that it needs scripts, and what was typed stands in it again. */
export async function scriptForms(app: FastifyInstance, drawForm: DrawForm): Promise<void> {
  await app.register(async (scope) => {
    readForms(scope, manyLines)
    for (const path of paths) {
      scope.post<{ Body: FormData | null | undefined }>(
        path,
        { schema: { hide: true } },
        async (request, reply) => {
          const page = request.url.split('?', 1)[0] ?? path
          return drawForm(request, reply, {
            path: page,
            fields: typedIn(request.body ?? new FormData(), (name) => names.includes(name)),
            errors: {},
            message: formNeedsScripts,
            elsewhere: page,
          })
        },
      )
    }
  })
}
