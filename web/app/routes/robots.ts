import { robotsText } from '#app/features/search-engines/robots'
import { pageContext } from '#app/page-context'
import type { Route } from './+types/robots'

export function loader({ context }: Route.LoaderArgs) {
  const headers = { 'content-type': 'text/plain; charset=utf-8' }
  return new Response(robotsText(context.get(pageContext).publicUrl), { headers })
}
