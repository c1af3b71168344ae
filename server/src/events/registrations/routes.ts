import { college } from 'college/facts'
import * as people from 'contract/events/event-people'
import * as office from 'contract/events/registration-office'
import * as contract from 'contract/events/registrations'
import { searchRegistrations } from 'contract/events/search-registrations'
import { localDay } from 'contract/platform/zoned-time'
import type { PlatformDeps } from '../../platform/deps.ts'
import { csvHeaders } from '../../platform/http/csv.ts'
import { languageOfCall } from '../../platform/http/language-of-call.ts'
import type { Mount } from '../../platform/http/mount.ts'
import { recordTags } from '../../platform/response-cache/cache-tags.ts'
import { isToken } from '../../platform/tokens.ts'
import { eventStateOf, isHidden, readEventStatus } from '../details/event-status.ts'
import { changeSelected } from './change-people.ts'
import { eventsOfOffice, listPeople, readOfficeEvent, searchPeople } from './office.ts'
import {
  addPerson,
  giveSeatTo,
  openOrCloseRegistration,
  removePerson,
  saveRegistrationTerms,
} from './office-acts.ts'
import { exportPeople } from './people-csv.ts'
import { findRegistrationByToken, registrationViewOf } from './public-view.ts'
import { acceptOwn, endRegistrationOfStudent, listOwn, readSeatsFor } from './student.ts'
import { readSeats, termsOf } from './terms.ts'

/** All questions and choices at full length, in any script, translated, and as they were seen. */
const termsBytes = 1024 * 1024

export function registrationRoutes(mount: Mount, deps: PlatformDeps) {
  const { db, now } = deps
  mount(contract.getRegistrationTerms, async (request, _, reply) => {
    recordTags(request, reply, ['events'])
    const event = await readEventStatus(db, request.params._id)
    const visible = event && !isHidden(event, now()) ? event : undefined
    const seats = visible && (await readSeats(db, visible._id))
    return {
      ...(visible && eventStateOf(visible)),
      ...(seats && { terms: termsOf(seats) }),
    }
  })
  mount(contract.getSeats, ({ params }, actor, reply) => {
    reply.header('cache-control', 'no-store')
    return readSeatsFor(deps, params._id, actor)
  })
  mount(contract.readRegistration, async (request, _, reply) => {
    const { token } = request.query
    recordTags(request, reply, ['events'])
    const row = isToken(token) ? await findRegistrationByToken(db, token) : undefined
    const registration =
      row && (await registrationViewOf(db, row, now(), languageOfCall(request.query)))
    return registration ? { registration } : {}
  })
  mount(contract.listOwnRegistrations, ({ query }, student) =>
    listOwn(deps, student, languageOfCall(query)),
  )
  mount(contract.acceptOwnOffer, async ({ params }, student) => {
    await acceptOwn(deps, student, params.registrationId)
    return { message: contract.registrationFormMessages.accepted }
  })
  mount(contract.endOwnRegistration, async ({ params }, student) => {
    await endRegistrationOfStudent(deps, student, params.registrationId)
    return { message: contract.registrationFormMessages.left }
  })
  officeRoutes(mount, deps)
}

function officeRoutes(mount: Mount, deps: PlatformDeps) {
  mount(office.listOfficeEvents, ({ query }, actor) => eventsOfOffice(deps, query, actor))
  mount(searchRegistrations, async ({ query }, actor) => ({
    registrations: await searchPeople(deps, query.search, actor),
  }))
  mount(office.getOfficeEvent, ({ params }, actor) => readOfficeEvent(deps, params.eventId, actor))
  mount(
    office.saveTerms,
    async ({ params, body }, actor) => {
      const current = await saveRegistrationTerms(deps, params.eventId, body, actor)
      return { message: office.termsSaved, current }
    },
    { bodyBytes: termsBytes },
  )
  mount(
    people.setRegistrationOpen,
    async ({ params, body }, actor) => {
      const current = await openOrCloseRegistration(deps, params.eventId, body, actor)
      const message = body.isOpen ? people.registrationOpened : people.registrationClosed
      return { message, current }
    },
    { bodyBytes: termsBytes },
  )
  mount(people.changePeople, async ({ params, body }, actor) => {
    const counts = await changeSelected(deps, params.eventId, body, actor)
    return { message: people.peopleChangedText(body.act, counts), ...counts }
  })
  mount(office.listRegistrations, ({ params, query }, actor) =>
    listPeople(deps, params.eventId, query, actor),
  )
  mount(office.addRegistration, async ({ params, body }, actor) => {
    await addPerson(deps, params.eventId, body, actor)
    return { message: office.registrationAdded }
  })
  mount(office.removeRegistration, async ({ params, body }, actor) => {
    await removePerson(deps, params, body.reason, actor)
    return { message: office.registrationRemoved }
  })
  mount(office.assignSeat, async ({ params }, actor) => {
    await giveSeatTo(deps, params, actor)
    return { message: office.seatAssigned }
  })
  mount(office.exportRegistrations, async ({ params, query }, actor, reply) => {
    const file = await exportPeople(deps, params.eventId, query, actor)
    const day = localDay(deps.now().toISOString(), college.timeZone)
    return reply.headers(csvHeaders(`registrations-${day}.csv`)).send(file)
  })
}
