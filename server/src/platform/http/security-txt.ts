import { college } from 'college/facts'
import { dayMilliseconds } from 'contract/platform/durations'
import type { FastifyInstance } from 'fastify'
import type { ReadCollege } from '../db/read-college.ts'

const path = '/.well-known/security.txt'
/** RFC 9116 recommends less than a year. */
const validDays = 180

/** Stable within a day, for caching. */
export function securityTxt({
  now,
  publicUrl,
  email,
}: {
  now: Date
  publicUrl: string
  email: string
}): string {
  const today = now.getTime() - (now.getTime() % dayMilliseconds)
  const fields = [
    `Contact: mailto:${email}`,
    `Expires: ${new Date(today + validDays * dayMilliseconds).toISOString()}`,
    `Preferred-Languages: ${college.locale.split('-')[0]}`,
    `Canonical: ${publicUrl}${path}`,
  ]
  return `${fields.join('\n')}\n`
}

export function securityTxtRoute(
  app: FastifyInstance,
  {
    now,
    config,
    college: tellCollege,
  }: { now: () => Date; config: { publicUrl: string }; college: ReadCollege },
): void {
  app.route({
    method: ['GET', 'HEAD'],
    url: path,
    schema: { hide: true },
    handler: async (_, reply) => {
      const { email } = await tellCollege()
      return reply
        .type('text/plain; charset=utf-8')
        .header('cache-control', 'max-age=3600')
        .send(securityTxt({ now: now(), publicUrl: config.publicUrl, email }))
    },
  })
}
