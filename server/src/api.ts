import cors from '@fastify/cors'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { googleRoutes } from './account/google-routes.ts'
import { passkeyRoutes } from './account/passkey-routes.ts'
import { passwordRoutes } from './account/password-routes.ts'
import { accountRoutes } from './account/routes.ts'
import { settingsRoutes } from './account/settings-routes.ts'
import { signUpRoutes } from './account/sign-up-routes.ts'
import { activityRoutes } from './activity/routes.ts'
import { adminAccountRoutes } from './admin/account-routes.ts'
import { factorRoutes } from './admin/factor-routes.ts'
import { adminRoutes } from './admin/routes.ts'
import { alertRoutes } from './alerts/routes.ts'
import { certificateRoutes } from './certificates/routes.ts'
import { checkInRoutes } from './check-in/routes.ts'
import { messageRoutes } from './contact/message-routes.ts'
import { contactRoutes } from './contact/routes.ts'
import { collectionRoutes } from './content/collection-routes.ts'
import type { Site } from './content/dead-places.ts'
import { previewRoutes } from './content/preview-routes.ts'
import { publicContentRoutes } from './content/public-routes.ts'
import { reportRoutes } from './content/report-routes.ts'
import { requestRoutes } from './content/request-routes.ts'
import { reviewRoutes } from './content/review-routes.ts'
import { contentRoutes } from './content/routes.ts'
import type { Deps } from './deps.ts'
import { disclosureRoutes } from './disclosure/routes.ts'
import { eventPhotoRoutes } from './event-photos/routes.ts'
import { createMount } from './http/mount.ts'
import { ownOrigins } from './http/origin-check.ts'
import { packageRoutes } from './import-export/package-routes.ts'
import { tableRoutes } from './import-export/routes.ts'
import { libraryRoutes } from './library/routes.ts'
import { noticeFeedRoutes } from './notices/feed-routes.ts'
import { noticeRoutes } from './notices/routes.ts'
import type { RenderPage } from './pages/render.ts'
import { profileRoutes } from './profiles/routes.ts'
import { rooms } from './records/rooms.ts'
import { registrationRoutes } from './registrations/routes.ts'
import { searchRoutes } from './search/routes.ts'
import { collegeSettingsRoutes } from './settings/routes.ts'
import { invitationRoutes, staffAccountRoutes } from './staff-accounts/routes.ts'
import { subscriptionRoutes } from './subscriptions/routes.ts'

/** The calls of the contract, with what other origins are told of them: nothing. */
export async function registerApi(
  scope: FastifyInstance,
  deps: Deps,
  { render, ...site }: { render: RenderPage } & Omit<Site, 'ask'>,
): Promise<void> {
  const api = scope.withTypeProvider<ZodTypeProvider>()
  const own = ownOrigins(deps.config)
  await api.register(cors, {
    delegator: async ({ headers }: FastifyRequest) => ({
      // Others are told nothing at all.
      origin: own.has(headers.origin ?? ''),
      credentials: true,
      methods: ['GET', 'POST', 'PUT', 'DELETE'],
      strictPreflight: false,
    }),
  })
  const mount = createMount(api, deps)
  for (const { routes } of Object.values(rooms)) routes(mount, deps)
  eventPhotoRoutes(mount, deps)
  contactRoutes(mount, deps)
  messageRoutes(mount, deps)
  checkInRoutes(mount, deps)
  certificateRoutes(mount, deps)
  activityRoutes(mount, deps)
  adminRoutes(mount, deps)
  adminAccountRoutes(mount, deps)
  factorRoutes(mount, deps)
  staffAccountRoutes(mount, deps)
  invitationRoutes(mount, deps)
  accountRoutes(mount, deps)
  signUpRoutes(mount, deps)
  passwordRoutes(mount, deps)
  googleRoutes(mount, deps)
  passkeyRoutes(mount, deps)
  settingsRoutes(mount, deps)
  collegeSettingsRoutes(mount, deps)
  contentRoutes(mount, deps)
  collectionRoutes(mount, deps)
  publicContentRoutes(mount, deps)
  searchRoutes(mount, deps)
  noticeRoutes(mount, deps)
  noticeFeedRoutes(mount, deps)
  alertRoutes(mount, deps)
  disclosureRoutes(mount, deps)
  subscriptionRoutes(mount, deps)
  registrationRoutes(mount, deps)
  previewRoutes(mount, deps, render)
  libraryRoutes(mount, deps)
  requestRoutes(mount, deps)
  reviewRoutes(mount, deps)
  reportRoutes(mount, deps, {
    ...site,
    ask: (url) => scope.inject({ url, headers: { accept: 'text/html' } }),
  })
  profileRoutes(mount, deps)
  tableRoutes(mount, deps)
  packageRoutes(mount, deps)
}
