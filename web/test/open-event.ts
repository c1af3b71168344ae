import { screen } from '@testing-library/react'
import { getEventEntry } from 'contract/events/event-entry'
import type { EventEntry } from 'contract/events/events'
import {
  getOfficeEvent,
  listOfficeEvents,
  listRegistrations,
  type OfficeEvent,
  type OfficeRegistration,
} from 'contract/events/registration-office'
import type { RegistrationTerms } from 'contract/events/registrations'
import { anEvent } from 'testing/an-event.ts'
import { answer } from './answer'
import { renderPanel } from './render-admin'

type Given = {
  terms?: RegistrationTerms | undefined
  people?: OfficeRegistration[]
  entry?: Partial<EventEntry>
}

/** Opens a tab of an event's page from the list of registrations. Returns the requests for people, too. */
export async function openEventTab(event: OfficeEvent, tab: string, given: Given = {}) {
  const { _id, title, date } = event
  const { terms, people = [], entry } = given
  answer(listOfficeEvents, { events: [event], page: 1, pages: 1, found: 1 })
  answer(getOfficeEvent, { event, ...(terms && { terms }) })
  answer(getEventEntry, anEvent({ _id, title, date, ...entry }))
  const listed = answer(listRegistrations, {
    registrations: people,
    ...{ page: 1, pages: 1, found: people.length },
  })
  const rendered = await renderPanel([], 'Registrations')
  const { user } = rendered
  await user.click(await screen.findByRole('button', { name: new RegExp(`^${title}`) }))
  await user.click(await screen.findByRole('tab', { name: new RegExp(`^${tab}`) }))
  return { ...rendered, listed }
}
