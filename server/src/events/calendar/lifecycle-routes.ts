import * as life from 'contract/events/event-life'
import * as trash from 'contract/events/event-trash'
import { eventCreated, events, listOtherDates as otherDates } from 'contract/events/events'
import { pictureOf } from '../../content/records/picture.ts'
import { partsOf } from '../../content/records/routes.ts'
import { createRecord } from '../../content/records/store.ts'
import type { Deps } from '../../deps.ts'
import type { Mount } from '../../platform/http/mount.ts'
import { tellShown } from '../../platform/response-cache/cache-tags.ts'
import { readReach } from './action-reach.ts'
import { cancelEvent, moveEvent, postponeEvent, resumeEvent } from './lifecycle.ts'
import { eventKind } from './record.ts'
import { repeatEvent } from './repeat.ts'
import { listOtherDates } from './series.ts'
import { listDeletedEvents, restoreEvent } from './trash.ts'
import { deleteLater, updateLater } from './update-following.ts'

const says = life.eventLifeSays

export function eventLifeRoutes(mount: Mount, deps: Deps) {
  mount(life.moveEvent, async ({ params, body }, actor) => ({
    message: says.moved(await moveEvent(deps, params._id, body, actor)),
  }))
  mount(life.cancelEvent, async ({ params, body }, actor) => ({
    message: says.cancelled(await cancelEvent(deps, params._id, body, actor)),
  }))
  mount(life.postponeEvent, async ({ params, body }, actor) => ({
    message: says.postponed(await postponeEvent(deps, params._id, body, actor)),
  }))
  mount(life.resumeEvent, async ({ params, body }, actor) => ({
    message: says.resumed(await resumeEvent(deps, params._id, body, actor)),
  }))
  mount(life.repeatEvent, async ({ params, body }, actor) => ({
    message: says.repeated(await repeatEvent(deps, params._id, body, actor)),
  }))
  mount(life.getEventReach, ({ params, query }, actor) =>
    readReach(deps, { ...params, ...query }, actor),
  )
  mount(otherDates, (request, _, reply) => {
    tellShown(request, reply, ['events'])
    return listOtherDates(deps.db, request.params._id, deps.now())
  })
  formRoutes(mount, deps)
  trashRoutes(mount, deps)
}

function trashRoutes(mount: Mount, deps: Deps) {
  mount(trash.listDeletedEvents, async (_, actor) => ({
    events: await listDeletedEvents(deps.db, actor),
  }))
  mount(trash.restoreEvent, async ({ params }, actor) => {
    const message = await restoreEvent(deps, params._id, actor)
    deps.mail.wake()
    return { message }
  })
}

function formRoutes(mount: Mount, deps: Deps) {
  const { file } = pictureOf(events)
  mount(
    life.copyEvent,
    async ({ params, body }, actor, reply) => {
      const parts = partsOf(eventKind, body)
      const _id = await createRecord(deps, eventKind, parts, actor, params._id)
      return reply.code(201).send({ message: eventCreated, _id })
    },
    { file },
  )
  mount(
    life.updateLaterEvents,
    async ({ params, body }, actor) => ({
      message: says.updated(await updateLater(deps, params._id, partsOf(eventKind, body), actor)),
    }),
    { file },
  )
  mount(life.deleteLaterEvents, async ({ params }, actor) => ({
    message: says.deleted(await deleteLater(deps, params._id, actor)),
  }))
}
