import { useEffect } from 'react'
import { type RouteObject, ScrollRestoration } from 'react-router'
import { importOrReload } from '#app/lib/import-or-reload'
import AdminLayout from '#app/routes/admin-layout'
import { ErrorScreen } from '#app/site/shell/error-screen'
import { Loading } from '#app/ui/loading'
import { matchPage } from '../addresses/match-page.ts'
import { pages } from '../addresses/paths.ts'
import { type PageFile, pageComponents } from './page-components.ts'

const files = import.meta.glob<PageFile>([
  '../../routes/admin*.tsx',
  '!../../routes/*.test.tsx',
  '!../../routes/admin-layout.tsx',
])
const components = pageComponents(files)

function Departure() {
  useEffect(() => window.location.reload(), [])
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
  const first = matchPage(pathname)?.page.id
  if (first) await components.load(first)
  const routes = pages
    .filter(({ frame }) => frame === 'panel')
    .map(({ id, path }) => {
      const Component = components.find(id)
      const lazy = async () => ({ Component: await importOrReload(() => components.load(id)) })
      return { id, path, ...(Component ? { Component } : { lazy }) }
    })
  return [
    {
      Component: Frame,
      ErrorBoundary: ErrorScreen,
      children: [...routes, { path: '*', Component: Departure }],
    },
  ]
}
