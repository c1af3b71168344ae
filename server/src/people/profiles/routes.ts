import * as contract from 'contract/people/own-profile'
import { photoBytes, photoTooLarge } from 'contract/platform/pictures'
import type { Deps } from '../../deps.ts'
import type { Mount } from '../../platform/http/mount.ts'
import { approveProfile, listProfileChanges, returnProfile } from './approval.ts'
import { readOwnProfile, takeBackProfile, updateOwnProfile } from './own-profile.ts'

export function profileRoutes(mount: Mount, deps: Deps) {
  mount(contract.getOwnProfile, (_, actor) => readOwnProfile(deps.db, actor))
  mount(
    contract.updateOwnProfile,
    async ({ body: { photo: file, ...form } }, actor) => ({
      message: await updateOwnProfile(deps, actor, { form, file }),
    }),
    { file: { bytes: photoBytes, tooLarge: photoTooLarge } },
  )
  mount(contract.takeBackProfile, async (_, actor) => {
    await takeBackProfile(deps, actor)
    return { message: contract.profileTakenBack }
  })
  mount(contract.listProfileChanges, (_, actor) => listProfileChanges(deps.db, actor))
  mount(contract.approveProfile, async ({ params, body }, actor) => {
    await approveProfile(deps, actor, { ...params, ...body })
    return { message: contract.profileApproved }
  })
  mount(contract.returnProfile, async ({ params, body }, actor) => {
    await returnProfile(deps, actor, { ...params, ...body })
    return { message: contract.profileReturned }
  })
}
