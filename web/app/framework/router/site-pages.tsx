import { useState } from 'react'
import { matchRoutes, type RouteObject, useLocation, useRoutes } from 'react-router'
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

/** Whoever leads here has brought it before. */
function Page({ id }: { id: PageId }) {
  const Component = components.find(id)
  if (!Component) throw new Error(`The page ${id} has not been brought`)
  return <Component />
}

function MissingPage({ id }: { id: PageId }) {
  const Screen = isMissable(id) ? missingScreens[id] : NotFound
  return <Screen />
}

const sitePages = pages.filter(({ frame }) => frame === 'site')
const routesOf = (Shown: typeof Page): RouteObject[] => [
  {
    element: <PublicLayout />,
    children: [
      ...sitePages.map(({ id, path }) => ({ id, path, element: <Shown id={id} /> })),
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

/**
 * Brings what the page at a path is drawn with, or taken over with where the document shows it already; undefined when that
 * is there.
 */
export function bringPage(pathname: string, isDrawn = false): Promise<unknown> | undefined {
  const id = findPage(pathname)
  return id && !components.find(id) ? components.load(id, isDrawn) : undefined
}

/**
 * The same for a step to another page; rejects where the site has none at the path. That is the server's to answer, which
 * knows short and former addresses: its document is loaded instead.
 */
export const bringNext = (pathname: string): Promise<unknown> | undefined =>
  findPage(pathname) ? bringPage(pathname) : Promise.reject(new Error(`No page at ${pathname}`))

/** The page at the present address, which has to be brought before. */
export function SitePages() {
  const { key } = useLocation()
  const [keyOfDocument] = useState(key)
  const isMissing = useIsMissing() && key === keyOfDocument
  return useRoutes(isMissing ? missingRoutes : routes)
}
