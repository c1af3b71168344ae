import type { Passkey } from 'contract/accounts/passkeys'
import { formatDate } from './format-date'

/** `Added Nov 20, 2026, not used yet` */
export function passkeyFacts({ createdAt, lastUsedAt, isSynced }: Passkey): string {
  const used = lastUsedAt ? `last used ${formatDate(lastUsedAt)}` : 'not used yet'
  const synced = isSynced ? ', synced across your devices' : ''
  return `Added ${formatDate(createdAt)}, ${used}${synced}`
}
