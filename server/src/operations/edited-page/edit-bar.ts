import { editedPageParameter } from 'contract/operations/edited-page'
import { pageAddresses } from 'contract/platform/page-addresses'
import { targetOfPage } from './target-of-page.ts'

/** Styled like the banner of drafts, because visitors load no style for it. */
const bar = (href: string) =>
  `<aside class="draft-banner" aria-label="For staff"><a href="${href}" class="font-semibold underline underline-offset-4">Edit this page</a></aside>`

/** With the skip link, which must stay the first on the page. */
const pageStart = /<body\b[^>]*>(?:<a href="#main"[^>]*>[^<]*<\/a>)?/

/** The page for staff; undefined if it has nothing to edit. See decision 107. */
export function withEditBar(path: string): ((page: Buffer) => Buffer) | undefined {
  if (!targetOfPage(path)) return undefined
  const href = `${pageAddresses.admin}?${editedPageParameter}=${encodeURIComponent(path)}`
  return (page) => Buffer.from(page.toString().replace(pageStart, (start) => start + bar(href)))
}
