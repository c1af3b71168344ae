import cors from '@fastify/cors'
import { departmentTitle } from 'contract/content/catalogue'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { invitationRoutes, staffAccountRoutes } from './accounts/staff/routes.ts'
import { adminAccountRoutes } from './accounts/staff-login/account-routes.ts'
import { factorRoutes } from './accounts/staff-login/factor-routes.ts'
import { adminRoutes } from './accounts/staff-login/routes.ts'
import { googleRoutes } from './accounts/students/google-routes.ts'
import { passkeyRoutes } from './accounts/students/passkey-routes.ts'
import { passwordRoutes } from './accounts/students/password-routes.ts'
import { accountRoutes } from './accounts/students/routes.ts'
import { settingsRoutes } from './accounts/students/settings-routes.ts'
import { signUpRoutes } from './accounts/students/sign-up-routes.ts'
import { alertRoutes } from './content/alerts/routes.ts'
import { disclosureRoutes } from './content/disclosure/routes.ts'
import { collectionRoutes } from './content/entries/collection-routes.ts'
import { contentRoutes } from './content/entries/routes.ts'
import { libraryRoutes } from './content/library/routes.ts'
import { noticeFeedRoutes } from './content/notices/feed-routes.ts'
import { noticeRoutes } from './content/notices/routes.ts'
import { previewRoutes } from './content/previews/preview-routes.ts'
import { readCatalogue } from './content/public/catalogue.ts'
import { languageRoutes } from './content/public/language-routes.ts'
import { publicContentRoutes } from './content/public/public-routes.ts'
import { feeRoutes } from './content/publication/fee-routes.ts'
import { publicationRoutes } from './content/publication/routes.ts'
import type { SiteProbe } from './content/reports/dead-link-targets.ts'
import { reportRoutes } from './content/reports/report-routes.ts'
import { reviewRoutes } from './content/reports/review-routes.ts'
import { collegeSettingsRoutes } from './content/settings/routes.ts'
import type { Deps } from './deps.ts'
import { eventPreviewRoutes } from './events/calendar/preview-routes.ts'
import { certificateRoutes } from './events/certificates/routes.ts'
import { checkInRoutes } from './events/check-in/routes.ts'
import { eventEmailRoutes } from './events/emails/routes.ts'
import { eventPhotoRoutes } from './events/photos/routes.ts'
import { registrationRoutes } from './events/registrations/routes.ts'
import { messageRoutes } from './messaging/contact/message-routes.ts'
import { contactRoutes } from './messaging/contact/routes.ts'
import { noticeEmailRoutes, subscriptionRoutes } from './messaging/subscriptions/routes.ts'
import { dashboardRoutes } from './operations/dashboard/routes.ts'
import { editedPageRoutes } from './operations/edited-page/routes.ts'
import { packageRoutes } from './operations/import-export/package-routes.ts'
import { tableRoutes, translationFileRoutes } from './operations/import-export/routes.ts'
import { profileRoutes } from './people/profiles/routes.ts'
import { activityRoutes } from './platform/activity-log/routes.ts'
import { createMount } from './platform/http/mount.ts'
import { ownOrigins } from './platform/http/origin-check.ts'
import type { RenderPage } from './platform/rendering/render.ts'
import { recordFolders, recordPages } from './record-folders.ts'
import { searchRoutes } from './search/routes.ts'

async function readDepartmentNames({ db, now }: Deps) {
  const catalogue = await readCatalogue(db, now())
  return (code: string) => departmentTitle(catalogue, code)
}

export async function registerApi(
  scope: FastifyInstance,
  deps: Deps,
  { render, ...site }: { render: RenderPage } & Omit<SiteProbe, 'resolve' | 'recordPages'>,
): Promise<void> {
  const api = scope.withTypeProvider<ZodTypeProvider>()
  const own = ownOrigins(deps.config)
  await api.register(cors, {
    delegator: async ({ headers }: FastifyRequest) => ({
      // Other origins get no CORS headers at all.
      origin: own.has(headers.origin ?? ''),
      credentials: true,
      methods: ['GET', 'POST', 'PUT', 'DELETE'],
      strictPreflight: false,
    }),
  })
  const mount = createMount(api, deps)
  for (const { routes } of Object.values(recordFolders)) routes(mount, deps)
  eventPhotoRoutes(mount, deps)
  eventEmailRoutes(mount, deps)
  contactRoutes(mount, deps)
  messageRoutes(mount, deps)
  checkInRoutes(mount, deps)
  certificateRoutes(mount, deps)
  activityRoutes(mount, { ...deps, departmentNames: () => readDepartmentNames(deps) })
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
  languageRoutes(mount, deps, recordPages)
  searchRoutes(mount, deps)
  noticeRoutes(mount, deps)
  noticeFeedRoutes(mount, deps)
  alertRoutes(mount, deps)
  disclosureRoutes(mount, deps)
  subscriptionRoutes(mount, deps)
  noticeEmailRoutes(mount, deps)
  registrationRoutes(mount, deps)
  previewRoutes(mount, deps, render)
  eventPreviewRoutes(mount, deps, render)
  libraryRoutes(mount, deps)
  publicationRoutes(mount, deps)
  feeRoutes(mount, deps)
  reviewRoutes(mount, deps)
  reportRoutes(mount, deps, {
    ...site,
    recordPages,
    resolve: (url) => scope.inject({ url, headers: { accept: 'text/html' } }),
  })
  profileRoutes(mount, deps)
  tableRoutes(mount, deps)
  translationFileRoutes(mount, deps)
  dashboardRoutes(mount, deps)
  editedPageRoutes(mount, deps)
  packageRoutes(mount, deps)
}
