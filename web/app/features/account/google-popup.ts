import { googleStartUrl } from 'contract/account'
import { apiBase } from '#app/lib/call'

const width = 500
const height = 640

/** Opens the way to Google over the middle of this window. Null when the browser does not let it. */
export function openGooglePopup(): Window | null {
  const left = Math.round(window.screenX + (window.outerWidth - width) / 2)
  const top = Math.round(window.screenY + (window.outerHeight - height) / 2)
  return window.open(
    `${apiBase}${googleStartUrl}`,
    'google-sign-in',
    `popup,width=${width},height=${height},left=${left},top=${top}`,
  )
}
