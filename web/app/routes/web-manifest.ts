import { webManifest } from '#app/features/search-engines/web-manifest'

export function loader() {
  return Response.json(webManifest, {
    headers: { 'content-type': 'application/manifest+json; charset=utf-8' },
  })
}
