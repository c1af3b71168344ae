import { createClient, Refusal } from 'contract/client'
import { listEvents } from 'contract/events'
import { sitemapXml } from '#app/features/search-engines/sitemap'
import { pageContext } from '#app/page-context'
import type { Route } from './+types/sitemap'

/** Answers with the sitemap, or with the status with which the list of events was refused. */
export async function loader({ context }: Route.LoaderArgs) {
  const { send, publicUrl } = context.get(pageContext)
  try {
    const events = await createClient(send)(listEvents)
    const headers = { 'content-type': 'application/xml; charset=utf-8' }
    return new Response(sitemapXml(publicUrl, events), { headers })
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    return new Response(error.message, { status: error.status })
  }
}
