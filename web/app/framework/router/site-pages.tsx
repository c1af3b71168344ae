import { matchRoutes, type RouteObject, useRoutes } from 'react-router'
import { useIsMissing } from '#app/lib/site'
import NotFound from '#app/routes/not-found'
import PublicLayout from '#app/routes/public-layout'
import { isMissable } from '../addresses/missable.ts'
import { type PageId, pages } from '../addresses/paths.ts'
import { missingScreens } from './missing-screens'
import { type PageFile, pageComponents } from './page-components.ts'

const files = import.meta.glob<PageFile>([
  '../../routes/*.tsx',
  '!../../routes/*.test.tsx',
  '!../../routes/{admin*,public-layout,not-found}.tsx',
])
const components = pageComponents(files)

/** `bringPage` has loaded it. */
function Page({ id }: { id: PageId }) {
  const Component = components.find(id)
  if (!Component) throw new Error(`The code of page ${id} has not been loaded`)
  return <Component />
}

function MissingPage({ id }: { id: PageId }) {
  const Screen = isMissable(id) ? missingScreens[id] : NotFound
  return <Screen />
}

const sitePages = pages.filter(({ frame }) => frame === 'site')
const routesOf = (Visible: typeof Page): RouteObject[] => [
  {
    element: <PublicLayout />,
    children: [
      ...sitePages.map(({ id, path }) => ({ id, path, element: <Visible id={id} /> })),
      { path: '*', element: <NotFound /> },
    ],
  },
]
const routes = routesOf(Page)
const missingRoutes = routesOf(MissingPage)

function findPage(pathname: string): PageId | undefined {
  const id = matchRoutes(routes, pathname)?.at(-1)?.route.id
  return sitePages.find((page) => page.id === id)?.id
}

export function bringPage(pathname: string): Promise<unknown> | undefined {
  const id = findPage(pathname)
  return id && !components.find(id) ? components.load(id) : undefined
}

export const SitePages = () => useRoutes(useIsMissing() ? missingRoutes : routes)
