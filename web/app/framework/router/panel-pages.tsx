import { useEffect } from 'react'
import { type RouteObject, ScrollRestoration, useLocation, useNavigationType } from 'react-router'
import { importOrReload } from '#app/lib/import-or-reload'
import { rememberPanelLanguage } from '#app/lib/panel-language'
import AdminLayout from '#app/routes/admin-layout'
import { ErrorScreen } from '#app/site/shell/error-screen'
import { Loading } from '#app/ui/loading'
import { inLanguage, splitLanguage } from '../addresses/language-prefix.ts'
import { matchPage } from '../addresses/match-page.ts'
import { pages } from '../addresses/paths.ts'
import { type PageFile, pageComponents } from './page-components.ts'

const files = import.meta.glob<PageFile>([
  '../../routes/admin*.tsx',
  '!../../routes/*.test.tsx',
  '!../../routes/admin-layout.tsx',
])
const components = pageComponents(files)

/** To the site, or to the panel in another language: each is a document of its own. */
function Departure() {
  const { pathname } = useLocation()
  const isReturn = useNavigationType() === 'POP'
  useEffect(() => {
    const { language, path } = splitLanguage(pathname)
    if (!isReturn && matchPage(path)?.page.frame === 'panel') rememberPanelLanguage(language)
    window.location.reload()
  }, [pathname, isReturn])
  return <Loading>Loading...</Loading>
}

function Frame() {
  return (
    <>
      <AdminLayout />
      <ScrollRestoration />
    </>
  )
}

export async function panelRoutes(pathname: string): Promise<RouteObject[]> {
  const { language, path: firstPath } = splitLanguage(pathname)
  const first = matchPage(firstPath)?.page.id
  if (first) await components.load(first)
  const routes = pages
    .filter(({ frame }) => frame === 'panel')
    .map(({ id, path }) => {
      const Component = components.find(id)
      const lazy = async () => ({ Component: await importOrReload(() => components.load(id)) })
      return { id, path: inLanguage(language, path), ...(Component ? { Component } : { lazy }) }
    })
  return [
    {
      Component: Frame,
      ErrorBoundary: ErrorScreen,
      children: [...routes, { path: '*', Component: Departure }],
    },
  ]
}
