import * as contract from 'contract/events/event-photos'
import type { PlatformDeps } from '../../platform/deps.ts'
import type { Mount } from '../../platform/http/mount.ts'
import { recordTags } from '../../platform/response-cache/cache-tags.ts'
import { listPhotos } from './public-photos.ts'
import { addPhotos, readPhotos, removePhoto } from './store.ts'

export function eventPhotoRoutes(mount: Mount, deps: PlatformDeps) {
  const { db, now } = deps
  mount(contract.listEventPhotos, async (request, _, reply) => {
    recordTags(request, reply, ['events'])
    return { photos: await listPhotos(db, request.params._id, now()) }
  })
  mount(contract.readEventPhotos, async ({ params }, actor) => ({
    photos: await readPhotos(db, params._id, actor),
  }))
  mount(contract.addEventPhotos, async ({ params, body }, actor) => {
    await addPhotos(deps, params._id, body.photos, actor)
    return { message: contract.photosAdded }
  })
  mount(contract.removeEventPhoto, async ({ params }, actor) => {
    await removePhoto(deps, { eventId: params._id, itemId: params.photoId }, actor)
    return { message: contract.photoRemoved }
  })
}
