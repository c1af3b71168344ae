import * as bulk from 'contract/events/bulk'
import * as life from 'contract/events/event-lifecycle'
import * as trash from 'contract/events/event-trash'
import { eventCreated, events, listSeriesDates as otherDates } from 'contract/events/events'
import { pictureOf } from '../../content/records/picture.ts'
import { multipartFieldsOf } from '../../content/records/routes.ts'
import { createRecord } from '../../content/records/store.ts'
import type { PlatformDeps } from '../../platform/deps.ts'
import type { Mount } from '../../platform/http/mount.ts'
import { recordTags } from '../../platform/response-cache/cache-tags.ts'
import { previewBulk, readActionImpact } from './action-impact.ts'
import { applyToEvents } from './change-many.ts'
import { markCancelled, markPostponed, rescheduleEvent, undoCancellation } from './lifecycle.ts'
import { eventKind } from './record.ts'
import { createSeries } from './repeat.ts'
import { readSeriesDates } from './series.ts'
import { readTrash, restoreFromTrash } from './trash.ts'
import { deleteFollowing, updateFollowing } from './update-following.ts'

const messages = life.eventLifecycleMessages

export function eventLifecycleRoutes(mount: Mount, deps: PlatformDeps) {
  mount(life.moveEvent, async ({ params, body }, actor) => ({
    message: messages.moved(await rescheduleEvent(deps, params._id, body, actor)),
  }))
  mount(life.cancelEvent, async ({ params, body }, actor) => ({
    message: messages.cancelled(await markCancelled(deps, params._id, body, actor)),
  }))
  mount(life.postponeEvent, async ({ params, body }, actor) => ({
    message: messages.postponed(await markPostponed(deps, params._id, body, actor)),
  }))
  mount(life.resumeEvent, async ({ params, body }, actor) => ({
    message: messages.resumed(await undoCancellation(deps, params._id, body, actor)),
  }))
  mount(life.repeatEvent, async ({ params, body }, actor) => ({
    message: messages.repeated(await createSeries(deps, params._id, body, actor)),
  }))
  mount(life.getActionImpact, ({ params, query }, actor) =>
    readActionImpact(deps, { ...params, ...query }, actor),
  )
  mount(otherDates, (request, _, reply) => {
    recordTags(request, reply, ['events'])
    return readSeriesDates(deps.db, request.params._id, deps.now())
  })
  formRoutes(mount, deps)
  trashRoutes(mount, deps)
  bulkRoutes(mount, deps)
}

function bulkRoutes(mount: Mount, deps: PlatformDeps) {
  mount(bulk.changeManyEvents, ({ body }, actor) => applyToEvents(deps, body, actor))
  mount(bulk.previewManyEvents, ({ body }, actor) => previewBulk(deps, body, actor))
}

function trashRoutes(mount: Mount, deps: PlatformDeps) {
  mount(trash.listDeletedEvents, async (_, actor) => ({
    events: await readTrash(deps.db, actor),
  }))
  mount(trash.restoreEvent, async ({ params }, actor) => {
    const message = await restoreFromTrash(deps, params._id, actor)
    deps.mail.sendQueued()
    return { message }
  })
}

function formRoutes(mount: Mount, deps: PlatformDeps) {
  const { file } = pictureOf(events)
  mount(
    life.copyEvent,
    async ({ params, query, body }, actor, reply) => {
      const parts = multipartFieldsOf(eventKind, body)
      const made = { originalId: params._id, ...query }
      const _id = await createRecord(deps, eventKind, parts, actor, made)
      return reply.code(201).send({ message: eventCreated, _id })
    },
    { file },
  )
  mount(
    life.updateFollowingEvents,
    async ({ params, body }, actor) => ({
      message: messages.updated(
        await updateFollowing(deps, params._id, multipartFieldsOf(eventKind, body), actor),
      ),
    }),
    { file },
  )
  mount(life.deleteEventsFollowing, async ({ params }, actor) => ({
    message: messages.deleted(await deleteFollowing(deps, params._id, actor)),
  }))
}
