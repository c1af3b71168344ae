import { type APIRequestContext, expect } from '@playwright/test'
import { readFrom } from './read-from.ts'

const textOf = (html: string) => html.replace(/<[^>]*>/g, '')

/** Text of the newest matching email to an address, from the local outbox page. */
export async function readMail(
  request: APIRequestContext,
  recipient: string,
  pattern: RegExp,
): Promise<string> {
  let result: string | undefined
  // Email is sent shortly after the response.
  await expect(async () => {
    const html = await (await readFrom(request, '/outbox')).text()
    const mails = html.split('<article>').map(textOf)
    result = mails.find((mail) => mail.includes(`To ${recipient},`) && pattern.test(mail))
    expect(result).toBeDefined()
  }).toPass()
  return pattern.exec(result ?? '')?.[0] ?? ''
}
