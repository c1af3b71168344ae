import * as contract from 'contract/people/own-profile'
import { photoBytes, photoTooLarge } from 'contract/platform/pictures'
import type { PlatformDeps } from '../../platform/deps.ts'
import type { Mount } from '../../platform/http/mount.ts'
import { applyProfileChange, readProfileChanges, returnProfileChange } from './approval.ts'
import { discardSentProfile, readOwnProfile, saveOwnProfile } from './own-profile.ts'

export function profileRoutes(mount: Mount, deps: PlatformDeps) {
  mount(contract.getOwnProfile, (_, actor) => readOwnProfile(deps.db, actor))
  mount(
    contract.updateOwnProfile,
    async ({ body: { photo: file, ...form } }, actor) => ({
      message: await saveOwnProfile(deps, actor, { form, file }),
    }),
    { file: { bytes: photoBytes, tooLarge: photoTooLarge } },
  )
  mount(contract.withdrawProfile, async (_, actor) => {
    await discardSentProfile(deps, actor)
    return { message: contract.profileWithdrawn }
  })
  mount(contract.listProfileChanges, (_, actor) => readProfileChanges(deps.db, actor))
  mount(contract.approveProfile, async ({ params, body }, actor) => {
    await applyProfileChange(deps, actor, { ...params, ...body })
    return { message: contract.profileApproved }
  })
  mount(contract.returnProfile, async ({ params, body }, actor) => {
    await returnProfileChange(deps, actor, { ...params, ...body })
    return { message: contract.profileReturned }
  })
}
