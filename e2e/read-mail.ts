import { type APIRequestContext, expect } from '@playwright/test'

const textOf = (html: string) => html.replace(/<[^>]*>/g, '')

/** The text of the newest mail to an address whose text matches, from the page of the local site's mail. */
export async function readMail(
  request: APIRequestContext,
  recipient: string,
  pattern: RegExp,
): Promise<string> {
  let result: string | undefined
  // Mail is sent a moment after the answer.
  await expect(async () => {
    const html = await (await request.get('/outbox')).text()
    const mails = html.split('<article>').map(textOf)
    result = mails.find((mail) => mail.includes(`To ${recipient},`) && pattern.test(mail))
    expect(result).toBeDefined()
  }).toPass()
  return pattern.exec(result ?? '')?.[0] ?? ''
}
