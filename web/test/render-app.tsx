import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { startingContent } from 'college/starting-content'
import type { Menus } from 'contract/content/menus'
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router'
import { catalogue, shownCourses, shownGroups } from 'testing/a-catalogue.ts'
import { college } from 'testing/a-college.ts'
import { courseGroupQuery, courseQuery, programsQuery } from '#app/data/courses'
import { createQueryClient } from '#app/data/query-client'
import {
  aboutQuery,
  accountPagesQuery,
  campusQuery,
  contactPageQuery,
  coursePagesQuery,
  eventPagesQuery,
  eventSlidesQuery,
  homeQuery,
  numbersQuery,
  privacyQuery,
  slidesQuery,
  teamPageQuery,
  termsQuery,
} from '#app/data/site-content'
import { pages } from '#app/framework/addresses/paths'
import type { PageFile } from '#app/framework/router/page-components'
import { SiteProvider } from '#app/lib/site'
import AdminLayout from '#app/routes/admin-layout'
import NotFound from '#app/routes/not-found'
import PublicLayout, { MainPart } from '#app/routes/public-layout'
import { followLinks } from './follow-links'
import { accountPages, campus, eventSlides, slides } from './public-content'

const files = import.meta.glob<PageFile>(['../app/routes/*.tsx', '!**/*.test.tsx'], { eager: true })

const pagesIn = (wanted: 'site' | 'panel') =>
  pages
    .filter(({ frame }) => frame === wanted)
    .map(({ id, path }) => ({ path, Component: files[`../app/routes/${id}.tsx`]?.default ?? null }))

const SiteLayout = () => (
  <PublicLayout hasSplash>
    <MainPart>
      <Outlet />
    </MainPart>
  </PublicLayout>
)

const routes = [
  { Component: SiteLayout, children: [...pagesIn('site'), { path: '*', Component: NotFound }] },
  { Component: AdminLayout, children: pagesIn('panel') },
]

type Options = {
  /** Data delivered with the document, for a page as rendered by the server. */
  delivered?: (queryClient: QueryClient) => void
  /** Empty without third-party sign-in. */
  signInLabel?: string
  /** History state of a second visit to the address; Back leads to the first. */
  state?: object
}

/** A tree before hydration. */
function drawnByServer(tree: ReactNode): HTMLElement {
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = renderToString(tree)
  return container
}

function renderRouter(
  router: ReturnType<typeof createMemoryRouter>,
  queryClient: QueryClient,
  {
    isDocument = false,
    signInLabel = 'Google',
    menus = startingContent.menus,
  }: { isDocument?: boolean; signInLabel?: string; menus?: Menus } = {},
) {
  queryClient.setDefaultOptions({
    queries: { ...queryClient.getDefaultOptions().queries, retry: false },
  })
  followLinks(router)
  const user = userEvent.setup()
  const now = new Date().toISOString()
  const tree = (
    <QueryClientProvider client={queryClient}>
      <SiteProvider
        now={now}
        publicUrl="https://college.test"
        college={college}
        menus={menus}
        catalogue={catalogue}
        signInLabel={signInLabel}
      >
        <RouterProvider router={router} />
      </SiteProvider>
    </QueryClientProvider>
  )
  if (isDocument) render(tree, { container: drawnByServer(tree), hydrate: true })
  else render(tree)
  return { user, router, queryClient }
}

/** Delivered with every page. */
function clientWithContent(): QueryClient {
  const queryClient = createQueryClient()
  queryClient.setQueryData(homeQuery().queryKey, startingContent.home)
  queryClient.setQueryData(slidesQuery().queryKey, slides)
  queryClient.setQueryData(campusQuery().queryKey, campus)
  queryClient.setQueryData(eventSlidesQuery().queryKey, eventSlides)
  queryClient.setQueryData(aboutQuery().queryKey, startingContent.about)
  queryClient.setQueryData(numbersQuery().queryKey, startingContent.numbers)
  queryClient.setQueryData(accountPagesQuery().queryKey, accountPages)
  queryClient.setQueryData(contactPageQuery().queryKey, startingContent.contactPage)
  queryClient.setQueryData(coursePagesQuery().queryKey, startingContent.coursePages)
  queryClient.setQueryData(eventPagesQuery().queryKey, startingContent.eventPages)
  queryClient.setQueryData(privacyQuery().queryKey, startingContent.privacy)
  queryClient.setQueryData(teamPageQuery().queryKey, startingContent.teamPage)
  queryClient.setQueryData(termsQuery().queryKey, startingContent.terms)
  for (const course of shownCourses)
    queryClient.setQueryData(courseQuery(course.slug).queryKey, course)
  for (const group of shownGroups) {
    queryClient.setQueryData(courseGroupQuery(group.slug).queryKey, group)
    const programs = shownCourses.filter((course) => course.group === group.slug)
    queryClient.setQueryData(programsQuery(group.slug).queryKey, programs)
  }
  return queryClient
}

/** Renders the site at a URL, as after a navigation in the browser unless data was delivered. */
export function renderApp(path: string, { delivered, signInLabel, state }: Options = {}) {
  const queryClient = clientWithContent()
  delivered?.(queryClient)
  const { pathname, search, hash } = new URL(path, 'http://localhost')
  const visit = { pathname, search, hash }
  const initialEntries = state ? [visit, { ...visit, state }] : [visit]
  const router = createMemoryRouter(routes, { initialEntries })
  return renderRouter(router, queryClient, {
    isDocument: delivered !== undefined,
    ...(signInLabel !== undefined && { signInLabel }),
  })
}

/** Renders a component with the providers of the whole tree. */
export function renderPart(
  part: ReactNode,
  { path = '/', menus }: { path?: string; menus?: Menus } = {},
) {
  const router = createMemoryRouter([{ path: '*', element: part }], { initialEntries: [path] })
  return renderRouter(router, clientWithContent(), { ...(menus && { menus }) })
}
