import { type LanguageCode, languages } from 'college/languages'
import { listNoticeAddresses } from 'contract/content/notices'
import { listPages } from 'contract/content/page'
import type { DeclaredRecord } from 'contract/content/record'
import { listTranslatedPages } from 'contract/content/translations/page-languages'
import { listFaculty } from 'contract/people/faculty'
import { ApiError, type Call, createClient } from 'contract/platform/client'
import { records } from 'contract/records'
import { manifestPath, offeredTranslations } from '#app/framework/addresses/language-prefix'
import { recordPath } from '#app/framework/addresses/path-of'
import { type PageEntry, pages } from '#app/framework/addresses/paths'
import checkInWorker from '#app/framework/delivery/check-in-worker?script'
import type { PageAnswer, PageContext } from '#app/framework/entries/page-context'
import { callIn } from '#app/framework/router/call-in'
import { loadCatalogue, loadCollege } from '#app/framework/router/load-frame'
import { loadPageLanguage } from '#app/lib/languages/load-page-language'
import { robotsText } from './robots'
import { sitemapXml } from './sitemap'
import { webManifest } from './web-manifest'

type Resource = (context: PageContext) => PageAnswer | Promise<PageAnswer>

const textOf = (type: string, body: string, status = 200): PageAnswer => ({
  status,
  headers: { 'content-type': `${type}; charset=utf-8` },
  body,
})

async function pagesOfRecords(call: Call, page: PageEntry) {
  if (!page.showsOne || page.search !== 'listed') return []
  const { all }: DeclaredRecord = records[page.showsOne]
  const visible = await call(all)
  return visible.map(({ _id, createdAt }) => ({
    path: recordPath(page, String(_id)),
    changedAt: typeof createdAt === 'string' ? createdAt : undefined,
  }))
}

async function sitemap({ send, publicUrl }: PageContext): Promise<PageAnswer> {
  try {
    const call = createClient(send)
    const [catalogue, ofRecords, written, notices, faculty, translated] = await Promise.all([
      loadCatalogue(call),
      Promise.all(pages.map((page) => pagesOfRecords(call, page))),
      call(listPages),
      call(listNoticeAddresses),
      call(listFaculty),
      call(listTranslatedPages),
    ])
    return textOf(
      'application/xml',
      sitemapXml(publicUrl, {
        ...{ catalogue, records: ofRecords, pages: written, notices, faculty },
        translated: translated.pages,
      }),
    )
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    return textOf('text/plain', error.message, error.status)
  }
}

const manifestIn =
  (code: LanguageCode): Resource =>
  async ({ send }) => {
    const [college, language] = await Promise.all([
      loadCollege(callIn(code, send)),
      loadPageLanguage(code),
    ])
    return textOf('application/manifest+json', JSON.stringify(webManifest(college, language)))
  }

const manifests = [languages[0], ...offeredTranslations].map(
  ({ code }) => [manifestPath(code), manifestIn(code)] as const,
)

export const resources: Record<string, Resource> = {
  '/sitemap.xml': sitemap,
  '/robots.txt': ({ publicUrl }) => textOf('text/plain', robotsText(publicUrl)),
  ...Object.fromEntries(manifests),
  // At the root because of its scope, and at a permanent URL.
  '/checkin-worker.js': () => textOf('text/javascript', checkInWorker),
}
