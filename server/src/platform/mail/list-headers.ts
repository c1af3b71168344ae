import { oneClick } from 'contract/messaging/subscriptions'
import type { MailingList } from './message.ts'

/** One-click unsubscribe (RFC 8058), and no auto-replies. */
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
    id: { url: `notices.${host}`, comment: `Notices from ${name}` },
    unsubscribe: leaveUrl,
  },
})

/** `bounces+ID@college.example` identifies the email, whatever the bounce looks like. */
export function returnPath(bounces: string, { subscriptionId }: MailingList): string {
  const at = bounces.lastIndexOf('@')
  return `${bounces.slice(0, at)}+${subscriptionId}${bounces.slice(at)}`
}
