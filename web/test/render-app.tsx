import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { createQueryClient } from '#app/data/query-client'
import { SiteProvider } from '#app/lib/site'
import About from '#app/routes/about'
import Account from '#app/routes/account'
import Admin from '#app/routes/admin'
import AdminForgotPassword from '#app/routes/admin-forgot-password'
import AdminLayout from '#app/routes/admin-layout'
import AdminLogin from '#app/routes/admin-login'
import AdminResetPassword from '#app/routes/admin-reset-password'
import Contact from '#app/routes/contact'
import Course from '#app/routes/course'
import CourseGroup from '#app/routes/course-group'
import Event from '#app/routes/event'
import Events from '#app/routes/events'
import ForgotPassword from '#app/routes/forgot-password'
import Home from '#app/routes/home'
import Login from '#app/routes/login'
import NotFound from '#app/routes/not-found'
import Privacy from '#app/routes/privacy'
import PublicLayout from '#app/routes/public-layout'
import ResetPassword from '#app/routes/reset-password'
import Signup from '#app/routes/signup'
import Team from '#app/routes/team'
import Terms from '#app/routes/terms'
import VerifyEmail from '#app/routes/verify-email'

const routes = [
  {
    Component: PublicLayout,
    children: [
      { index: true, Component: Home },
      { path: 'about', Component: About },
      { path: 'contact', Component: Contact },
      { path: 'courses/:courseType', Component: CourseGroup },
      { path: 'course/:courseId', Component: Course },
      { path: 'privacy', Component: Privacy },
      { path: 'terms', Component: Terms },
      { path: 'our-team', Component: Team },
      { path: 'events', Component: Events },
      { path: 'event/:eventId', Component: Event },
      { path: 'login', Component: Login },
      { path: 'signup', Component: Signup },
      { path: 'verify-email', Component: VerifyEmail },
      { path: 'forgot-password', Component: ForgotPassword },
      { path: 'reset-password/:token', Component: ResetPassword },
      { path: 'account', Component: Account },
      { path: '*', Component: NotFound },
    ],
  },
  {
    Component: AdminLayout,
    children: [
      { path: 'adminlogin', Component: AdminLogin },
      { path: 'adminlogin/forgot', Component: AdminForgotPassword },
      { path: 'adminlogin/reset', Component: AdminResetPassword },
      { path: 'admin', Component: Admin },
    ],
  },
]

type Options = {
  /** What came with the document, if the page is to be as the server delivered it. */
  delivered?: (queryClient: QueryClient) => void
  /** Name of the provider of third-party sign-in; empty when there is none. */
  signInLabel?: string
}

/** The page as it comes: a tree that the browser has yet to take over. */
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
  }: { isDocument?: boolean; signInLabel?: string } = {},
) {
  queryClient.setDefaultOptions({
    queries: { ...queryClient.getDefaultOptions().queries, retry: false },
  })
  const user = userEvent.setup()
  const now = new Date().toISOString()
  const tree = (
    <QueryClientProvider client={queryClient}>
      <SiteProvider now={now} publicUrl="https://college.test" signInLabel={signInLabel}>
        <RouterProvider router={router} />
      </SiteProvider>
    </QueryClientProvider>
  )
  if (isDocument) render(tree, { container: drawnByServer(tree), hydrate: true })
  else render(tree)
  return { user, router, queryClient }
}

/** The whole site at an address, as after a navigation in the browser unless something was delivered. */
export function renderApp(path: string, { delivered, signInLabel }: Options = {}) {
  const queryClient = createQueryClient()
  delivered?.(queryClient)
  const { pathname, search, hash } = new URL(path, 'http://localhost')
  const router = createMemoryRouter(routes, { initialEntries: [{ pathname, search, hash }] })
  return renderRouter(router, queryClient, {
    isDocument: delivered !== undefined,
    ...(signInLabel !== undefined && { signInLabel }),
  })
}

/** A part alone, with all that the whole tree gives it. */
export function renderPart(part: ReactNode) {
  const router = createMemoryRouter([{ path: '*', element: part }])
  return renderRouter(router, createQueryClient())
}
