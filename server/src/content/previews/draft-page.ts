import { college } from 'college/facts'

const format = new Intl.DateTimeFormat(college.locale, {
  timeZone: college.timeZone,
  dateStyle: 'long',
  timeStyle: 'short',
})
const whenText = (instant: string) => format.format(new Date(instant))

/** Authors reload previews often; the splash would get in the way. */
const withoutSplash = (html: string) =>
  html.replace(/<html\b([^>]*)>/, (_, attributes: string) => {
    const named = attributes.replace(/\bclass="([^"]*)"/, 'class="$1 welcomed"')
    return `<html${named === attributes ? `${attributes} class="welcomed"` : named}>`
  })

type Shared = { createdAt: string; expiresAt: string }

/** Styled in `web/app/app.css`, because the page allows no inline styles. */
const banner = ({ createdAt, expiresAt }: Shared) =>
  `<aside class="draft-banner" aria-label="Draft"><p><strong>This is a draft. It isn’t published.</strong> It shows what was written on <time datetime="${createdAt}">${whenText(createdAt)}</time>. This link works until <time datetime="${expiresAt}">${whenText(expiresAt)}</time>.</p></aside>`

export function draftPage(html: string, shared: Shared | undefined): string {
  const page = withoutSplash(html)
  if (!shared) return page
  return page
    .replace(/<title>/, '<title>Draft: ')
    .replace(/<body\b[^>]*>/, (body) => body + banner(shared))
}
