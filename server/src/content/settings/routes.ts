import * as contract from 'contract/content/settings'
import type { PlatformDeps } from '../../platform/deps.ts'
import type { Mount } from '../../platform/http/mount.ts'
import { readSettings, saveSettings } from './settings.ts'

export function collegeSettingsRoutes(mount: Mount, deps: PlatformDeps) {
  mount(contract.getSettings, () => readSettings(deps.db))
  mount(contract.updateSettings, async (request, actor) => {
    await saveSettings(deps, request.body, actor)
    return { message: contract.settingsSaved }
  })
}
