import { index, layout, type RouteConfig, route } from '@react-router/dev/routes'
import { pages } from './pages/paths.ts'

/** The pages in a frame, each from the file of its name. */
const pagesIn = (wanted: 'site' | 'panel') =>
  pages
    .filter(({ frame }) => frame === wanted)
    .map(({ id, path }) => {
      const file = `routes/${id}.tsx`
      return path === '/' ? index(file) : route(path.slice(1), file)
    })

export default [
  route('sitemap.xml', 'routes/sitemap.ts'),
  route('robots.txt', 'routes/robots.ts'),
  route('manifest.webmanifest', 'routes/web-manifest.ts'),
  layout('routes/public-layout.tsx', [...pagesIn('site'), route('*', 'routes/not-found.tsx')]),
  layout('routes/admin-layout.tsx', pagesIn('panel')),
] satisfies RouteConfig
