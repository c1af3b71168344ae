import { college } from 'college/facts'
import * as office from 'contract/events/registration-office'
import * as contract from 'contract/events/registrations'
import { localDay } from 'contract/platform/zoned-time'
import type { Deps } from '../../deps.ts'
import { csvHeaders } from '../../platform/http/csv.ts'
import type { Mount } from '../../platform/http/mount.ts'
import { isToken } from '../../platform/http/tokens.ts'
import { tellShown } from '../../platform/response-cache/cache-tags.ts'
import { isHidden, readStanding, stateOf } from './event-status.ts'
import { listOfficeEvents, listPeople, readOfficeEvent } from './office.ts'
import { addPerson, giveSeatTo, removePerson, saveTerms } from './office-acts.ts'
import { exportPeople } from './people-csv.ts'
import { byToken, showRegistration } from './public-view.ts'
import { acceptOwn, endOwn, listOwn, readSeatsFor } from './student.ts'
import { readSeats, termsOf } from './terms.ts'

export function registrationRoutes(mount: Mount, deps: Deps) {
  const { db, now } = deps
  mount(contract.getTerms, async (request, _, reply) => {
    tellShown(request, reply, ['events'])
    const event = await readStanding(db, request.params._id)
    const shown = event && !isHidden(event, now()) ? event : undefined
    const seats = shown && (await readSeats(db, shown._id))
    return {
      ...(shown && stateOf(shown)),
      ...(seats && { terms: termsOf(seats) }),
    }
  })
  mount(contract.getSeats, ({ params }, actor, reply) => {
    reply.header('cache-control', 'no-store')
    return readSeatsFor(deps, params._id, actor)
  })
  mount(contract.readRegistration, async (request, _, reply) => {
    const { token } = request.query
    tellShown(request, reply, ['events'])
    const row = isToken(token) ? await byToken(db, token) : undefined
    const registration = row && (await showRegistration(db, row, now()))
    return registration ? { registration } : {}
  })
  mount(contract.listOwnRegistrations, (_, student) => listOwn(deps, student))
  mount(contract.acceptOwnOffer, async ({ params }, student) => {
    await acceptOwn(deps, student, params.registrationId)
    return { message: contract.outcomes.accepted }
  })
  mount(contract.endOwnRegistration, async ({ params }, student) => {
    await endOwn(deps, student, params.registrationId)
    return { message: contract.outcomes.left }
  })
  officeRoutes(mount, deps)
}

function officeRoutes(mount: Mount, deps: Deps) {
  mount(office.listOfficeEvents, ({ query }, actor) => listOfficeEvents(deps, query, actor))
  mount(office.getOfficeEvent, ({ params }, actor) => readOfficeEvent(deps, params.eventId, actor))
  mount(office.saveTerms, async ({ params, body }, actor) => {
    const current = await saveTerms(deps, params.eventId, body, actor)
    return { message: office.termsSaved, current }
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
  mount(office.giveSeat, async ({ params }, actor) => {
    await giveSeatTo(deps, params, actor)
    return { message: office.seatGiven }
  })
  mount(office.exportRegistrations, async ({ params, query }, actor, reply) => {
    const file = await exportPeople(deps, params.eventId, query, actor)
    const day = localDay(deps.now().toISOString(), college.timeZone)
    return reply.headers(csvHeaders(`registrations-${day}.csv`)).send(file)
  })
}
