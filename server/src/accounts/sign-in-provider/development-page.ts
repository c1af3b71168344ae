import { escapeMarkup } from 'contract/platform/escape-markup'
import { themeColour } from '../../platform/mail/theme-colour.ts'

export type KnownAccount = { subject: string; label: string }

const styles = `body{max-width:26rem;margin:3rem auto;padding:0 1rem;font:16px/1.5 system-ui,sans-serif;color-scheme:light dark}
.note{border:2px dashed ${themeColour('gold-500')};border-radius:.75rem;padding:.75rem 1rem}
label{display:block;margin:1rem 0}input[type=text],input[type=email]{display:block;width:100%;box-sizing:border-box;padding:.6rem;font:inherit}
button{display:block;width:100%;margin:.5rem 0;padding:.7rem;font:inherit;cursor:pointer}`

/** For development only: anyone can sign in as anyone. */
export function developmentPage(action: string, known: KnownAccount[]): string {
  const buttons = known.map(
    ({ subject, label }) =>
      `<button name="subject" value="${escapeMarkup(subject)}" formnovalidate>Continue as ${escapeMarkup(label)}</button>`,
  )
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Development sign-in</title><style>${styles}</style></head><body>
<h1>Development sign-in</h1>
<p class="note">This stands in for Google while this site runs on your machine. It believes whatever you enter. Set OIDC_CLIENT_ID and OIDC_CLIENT_SECRET to use a real provider.</p>
<form method="post" action="${escapeMarkup(action)}">
${buttons.join('\n')}
<label>Email<input type="email" name="email" required></label>
<label>Name<input type="text" name="name" required></label>
<label><input type="checkbox" name="verified" checked> The provider has verified this email</label>
<button>Continue</button>
<button name="cancel" value="yes" formnovalidate>Cancel</button>
</form></body></html>`
}
