import { createClient, Refusal } from 'contract/client'
import { listNoticeAddresses } from 'contract/content/notices'
import { listPages } from 'contract/content/page'
import { listEvents } from 'contract/events'
import { listFaculty } from 'contract/faculty'
import checkInWorker from '#app/delivery/check-in-worker?script'
import type { PageContext } from '#app/page-context'
import { loadCatalogue, loadCollege } from '#app/pages/load-frame'
import { robotsText } from './robots'
import { sitemapXml } from './sitemap'
import { webManifest } from './web-manifest'

type Resource = (context: PageContext) => Response | Promise<Response>

const textOf = (type: string, text: string) =>
  new Response(text, { headers: { 'content-type': `${type}; charset=utf-8` } })

/** The sitemap, or the status with which what it lists was refused. */
async function sitemap({ send, publicUrl }: PageContext): Promise<Response> {
  try {
    const call = createClient(send)
    const [catalogue, events, pages, notices, faculty] = await Promise.all([
      loadCatalogue(call),
      call(listEvents),
      call(listPages),
      call(listNoticeAddresses),
      call(listFaculty),
    ])
    return textOf(
      'application/xml',
      sitemapXml(publicUrl, { catalogue, events, pages, notices, faculty }),
    )
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    return new Response(error.message, { status: error.status })
  }
}

async function manifest({ send }: PageContext): Promise<Response> {
  const college = await loadCollege(createClient(send))
  return textOf('application/manifest+json', JSON.stringify(webManifest(college)))
}

/** What search engines and browsers ask for besides pages. */
export const resources: Record<string, Resource> = {
  '/sitemap.xml': sitemap,
  '/robots.txt': ({ publicUrl }) => textOf('text/plain', robotsText(publicUrl)),
  '/manifest.webmanifest': manifest,
  // At the root, as far as it is meant to reach, and at one address for good.
  '/checkin-worker.js': () => textOf('text/javascript', checkInWorker),
}
