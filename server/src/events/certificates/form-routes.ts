import { formatCode, readCertificateCode, readLetters } from 'contract/events/tickets'
import { pageAddresses } from 'contract/platform/page-addresses'
import type { FastifyInstance } from 'fastify'
import { readForms } from '../../platform/http/plain-forms.ts'

const maxLetters = 40

export async function verifyForm(app: FastifyInstance): Promise<void> {
  await app.register(async (scope) => {
    readForms(scope)
    scope.post<{ Body: FormData | undefined }>(
      pageAddresses.verify,
      { schema: { hide: true } },
      async (request, reply) => {
        const typed = request.body?.get('code')
        const text = typeof typed === 'string' ? typed : ''
        const other = readLetters(text)
          .replace(/[^\dA-Z]/g, '')
          .slice(0, maxLetters)
        const code = readCertificateCode(text)
        const path = pageAddresses.certificate(code ? formatCode(code) : other || 'none')
        return reply.code(303).header('location', path).send()
      },
    )
  })
}
