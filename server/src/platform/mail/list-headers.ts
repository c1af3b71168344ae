import { oneClick } from 'contract/messaging/subscriptions'
import type { MailingList } from './message.ts'

/** One press in the mail program ends it (RFC 8058); and who answers machines does not answer these. */
export const listHeaders = {
  'List-Unsubscribe-Post': `${oneClick.name}=${oneClick.value}`,
  Precedence: 'bulk',
}

/** List-Id (RFC 2919) and List-Unsubscribe, as nodemailer takes them. */
export const listFields = (
  { leaveUrl }: MailingList,
  { name, host }: { name: string; host: string },
) => ({
  list: {
    id: { url: `notices.${host}`, comment: `Notices of ${name}` },
    unsubscribe: leaveUrl,
  },
})

/** `bounces+ID@college.example`: what comes back there says whose mail it was, however the mail server writes. */
export function returnPath(bounces: string, { subscriptionId }: MailingList): string {
  const at = bounces.lastIndexOf('@')
  return `${bounces.slice(0, at)}+${subscriptionId}${bounces.slice(at)}`
}
