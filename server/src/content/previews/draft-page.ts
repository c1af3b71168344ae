import { college } from 'college/facts'

const format = new Intl.DateTimeFormat(college.locale, {
  timeZone: college.timeZone,
  dateStyle: 'long',
  timeStyle: 'short',
})
const whenText = (instant: string) => format.format(new Date(instant))

/** Whoever looks at a draft looks at it again and again: the splash of a first visit would lie over it each time. */
const withoutSplash = (html: string) =>
  html.replace(/<html\b([^>]*)>/, (_, attributes: string) => {
    const named = attributes.replace(/\bclass="([^"]*)"/, 'class="$1 welcomed"')
    return `<html${named === attributes ? `${attributes} class="welcomed"` : named}>`
  })

type Shared = { createdAt: string; expiresAt: string }

/** Says what whoever was given a link is looking at. Its look is in `web/app/app.css`, as no style may be in the page. */
const banner = ({ createdAt, expiresAt }: Shared) =>
  `<aside class="draft-banner" aria-label="Draft"><p><strong>This is a draft. It isn’t published.</strong> It shows what was written on <time datetime="${createdAt}">${whenText(createdAt)}</time>. This link works until <time datetime="${expiresAt}">${whenText(expiresAt)}</time>.</p></aside>`

/** A page that shows a draft, and to whoever has a link to it says so. */
export function draftPage(html: string, shared: Shared | undefined): string {
  const page = withoutSplash(html)
  if (!shared) return page
  return page
    .replace(/<title>/, '<title>Draft: ')
    .replace(/<body\b[^>]*>/, (body) => body + banner(shared))
}
