import * as contract from 'contract/content/settings'
import type { Deps } from '../../deps.ts'
import type { Mount } from '../../platform/http/mount.ts'
import { readSettings, updateSettings } from './settings.ts'

export function collegeSettingsRoutes(mount: Mount, deps: Deps) {
  mount(contract.getSettings, () => readSettings(deps.db))
  mount(contract.updateSettings, async (request, actor) => {
    await updateSettings(deps, request.body, actor)
    return { message: contract.settingsSaved }
  })
}
