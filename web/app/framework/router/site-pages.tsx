import { type RouteObject, useLocation, useRoutes } from 'react-router'
import { pageLanguage } from '#app/lib/languages/page-language'
import { useIsMissing } from '#app/lib/site'
import NotFound from '#app/routes/not-found'
import { MainPart } from '#app/routes/public-layout'
import { matchPage } from '../addresses/match-page.ts'
import { isMissable } from '../addresses/missable.ts'
import type { PageEntry, PageId } from '../addresses/paths.ts'
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

export function bringPage(pathname: string): Promise<unknown> | undefined {
  const id = matchPage(pathname)?.page.id
  return id && !components.find(id) ? components.load(id) : undefined
}

const notFound: RouteObject = { path: '*', element: <NotFound /> }

/** The route of one page: ranking those of all pages would take longer than rendering most. */
function routesFor(page: PageEntry | undefined, isMissing: boolean): RouteObject[] {
  if (page?.frame !== 'site') return [notFound]
  const { id, path } = page
  return [{ path, element: isMissing ? <MissingPage id={id} /> : <Page id={id} /> }, notFound]
}

const isWrittenByCollege = ({ id, search }: PageEntry) =>
  (search === 'listed' && id !== 'subscriptions') || id === 'events-month'

/** Where a text has no current translation. */
const EnglishNote = () =>
  pageLanguage() && (
    <p className="border-b border-line bg-tint py-2 text-center text-base text-ink-soft print:hidden">
      <span className="container-page block">Some of this page is available in English only.</span>
    </p>
  )

/** The main part of a page: all but its frame. `languages`: those it has all of its main text in. */
export function SitePages({ languages = [] }: { languages?: readonly string[] }) {
  const page = matchPage(useLocation().pathname)?.page
  const isMissing = useIsMissing()
  const isComplete = languages.includes(pageLanguage()?.code ?? '')
  return (
    <MainPart>
      {page && isWrittenByCollege(page) && !isMissing && !isComplete && <EnglishNote />}
      {useRoutes(routesFor(page, isMissing))}
    </MainPart>
  )
}
