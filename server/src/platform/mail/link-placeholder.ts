import type { Db } from '../db/open.ts'
import { readLinkTokens } from '../http/link-tokens.ts'
import type { WaitingMail } from './mail-rows.ts'

/** Replaced when the email is sent, so that no table holds a working link. */
export const tokenPlaceholder = 'the-token-is-put-in-when-this-mail-is-sent'

export async function withOwnLink(db: Db, mail: WaitingMail): Promise<WaitingMail> {
  const id = mail.subscriptionId ?? mail.registrationId
  if (id === null || !mail.text.includes(tokenPlaceholder)) return mail
  const token = (await readLinkTokens(db)).tokenOf(id)
  const { text, html } = mail
  return {
    ...mail,
    text: text.replaceAll(tokenPlaceholder, token),
    html: html.replaceAll(tokenPlaceholder, token),
  }
}
