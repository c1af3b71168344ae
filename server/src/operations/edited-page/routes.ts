import { findEditedPage } from 'contract/operations/edited-page'
import type { PlatformDeps } from '../../platform/deps.ts'
import type { Mount } from '../../platform/http/mount.ts'
import { readEditedPage } from './find-edited-page.ts'

export function editedPageRoutes(mount: Mount, deps: PlatformDeps) {
  mount(findEditedPage, ({ query }, actor) => readEditedPage(deps, query.path, actor))
}
