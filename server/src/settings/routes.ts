import * as contract from 'contract/settings'
import type { Api, Deps } from '../deps.ts'
import { readSettings, updateSettings } from './settings.ts'

/** What the college sets for itself. */
export function collegeSettingsRoutes(app: Api, deps: Deps) {
  const { db, adminSessions, requireAdmin } = deps

  app.route({
    ...contract.getSettings,
    onRequest: requireAdmin,
    handler: () => readSettings(db),
  })
  app.route({
    ...contract.updateSettings,
    onRequest: requireAdmin,
    handler: async (request) => {
      await updateSettings(deps, request.body, adminSessions.adminOf(request))
      return { message: contract.settingsSaved }
    },
  })
}
