import { pageAddresses } from 'contract/platform/page-addresses'
import { formNeedsScripts } from 'contract/platform/rejected-form'
import type { FastifyInstance } from 'fastify'
import { longFormBytes, readForms, textFieldsIn } from '../http/plain-forms.ts'
import type { RenderForm } from './render-form.ts'

/** Forms that need scripts: a session, a picture, a code. */
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

const names = ['fullName', 'email', 'mobileNumber']

/** Handles script-only forms sent without scripts: the page explains, and keeps the values. */
export async function scriptForms(app: FastifyInstance, renderForm: RenderForm): Promise<void> {
  await app.register(async (scope) => {
    readForms(scope, longFormBytes)
    for (const path of paths) {
      scope.post<{ Body: FormData | null | undefined }>(
        path,
        { schema: { hide: true } },
        async (request, reply) => {
          const page = request.url.split('?', 1)[0] ?? path
          return renderForm(request, reply, {
            path: page,
            fields: textFieldsIn(request.body ?? new FormData(), (name) => names.includes(name)),
            errors: {},
            message: formNeedsScripts,
            elsewhere: page,
          })
        },
      )
    }
  })
}
