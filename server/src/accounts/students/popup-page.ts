import { createHash } from 'node:crypto'
import { type GoogleSignInStatus, googleSignInChannel } from 'contract/accounts/account'
import { escapeMarkup } from 'contract/platform/escape-markup'
import { pagePolicy } from '../../platform/http/security-headers.ts'

const script = `const outcome = JSON.parse(document.getElementById('outcome').textContent)
new BroadcastChannel('${googleSignInChannel}').postMessage(outcome)
setTimeout(() => window.close(), 100)`

export const popupHeaders = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': pagePolicy({
    scripts: [createHash('sha256').update(script).digest('base64')],
  }),
  // The address contains the provider's code.
  'referrer-policy': 'no-referrer',
}

const words = (status: GoogleSignInStatus) => {
  if (status.status === 'failed') return status.message
  return status.status === 'cancelled' ? 'Login cancelled' : 'You are signed in.'
}

export function popupPage(status: GoogleSignInStatus, collegeName: string): string {
  // Escapes `<`, so that no text can close the element.
  const json = JSON.stringify(status).replaceAll('<', '\\u003c')
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeMarkup(collegeName)}</title></head><body><p>${escapeMarkup(words(status))} You can close this window.</p><script type="application/json" id="outcome">${json}</script><script>${script}</script></body></html>`
}
