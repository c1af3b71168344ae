import { createHash } from 'node:crypto'
import { escapeMarkup } from 'contract/platform/escape-markup'
import type { FastifyInstance } from 'fastify'
import type { Config } from '../config/config.ts'
import { notFound } from '../errors.ts'
import { ownOrigins } from '../http/origin-check.ts'
import { pagePolicy } from '../http/security-headers.ts'
import { createMailFolder, type FiledMail } from './folder.ts'

const styles = `body{max-width:46rem;margin:2rem auto;padding:0 1rem;font:16px/1.5 system-ui,sans-serif;color-scheme:light dark}
article{border:1px solid #8886;border-radius:.75rem;padding:1rem 1.25rem;margin:1rem 0}
h2{font-size:1.1rem;margin:0}pre{white-space:pre-wrap;overflow-wrap:anywhere;font:inherit}`
const stylesSum = createHash('sha256').update(styles).digest('base64')

const renderMail = ({ recipient, subject, text, at }: FiledMail, publicUrl: string) => {
  // Only links into this site; the text is escaped, so no quote can end the attribute.
  const link = new RegExp(
    `${publicUrl.replace(/[.]/g, '\\.')}/(?:[\\w/.?=#%-]|&amp;)*(?<![.?])`,
    'g',
  )
  const body = escapeMarkup(text).replace(link, (url) => `<a href="${url}">${url}</a>`)
  return `<article><h2>${escapeMarkup(subject)}</h2><p>To ${escapeMarkup(recipient)}, <time>${at}</time></p><pre>${body}</pre></article>`
}

/** `GET /outbox`: the emails of the local profile. */
export function outboxPage(app: FastifyInstance, config: Config): void {
  if (config.isDeployed || config.mail.smtpUrl) return
  const folder = createMailFolder(config.dataDir)
  const own = ownOrigins(config)
  app.get('/outbox', { schema: { hide: true }, exposeHeadRoute: true }, async (request, reply) => {
    // DNS rebinding: another name pointing here would let its pages read the mail.
    if (!own.has(`http://${request.headers.host}`)) throw notFound('Not found')
    const mails = await folder.list()
    const list = mails.map((mail) => renderMail(mail, config.publicUrl)).join('\n')
    return reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', pagePolicy({ styles: [stylesSum] }))
      .send(
        `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Outbox</title><link rel="icon" href="data:,"><style>${styles}</style></head><body><h1>Emails from the college’s website</h1><p>This site runs on your machine only, so emails are shown here instead of being sent. Set SMTP_URL to send them.</p>${list || '<p>No emails yet.</p>'}</body></html>`,
      )
  })
}
