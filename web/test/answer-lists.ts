import { college } from 'college/facts'
import { entriesPerPage } from 'contract/content/record'
import { eventBadge, todayAt } from 'contract/events/event-badge'
import { type Event, listEventEntries, listEvents } from 'contract/events/events'
import { staffGroup } from 'contract/people/designations'
import { type FacultyMember, listFaculty, listMemberEntries } from 'contract/people/faculty'
import { type AskedCall, answer } from './answer'

type Query = AskedCall['query']

/** One page of these entries, in this order. */
function pageOf<Entry extends { _id: string }>(all: Entry[], results: Entry[], query: Query) {
  const saved = results.findIndex(({ _id }) => _id === query.get('saved'))
  const page = Number(query.get('page')) || Math.floor(Math.max(saved, 0) / entriesPerPage) + 1
  const entries = results.slice((page - 1) * entriesPerPage, page * entriesPerPage)
  const pages = Math.ceil(results.length / entriesPerPage)
  return { entries, page, pages, all: all.length, found: results.length, values: {} }
}

const holds = (text: string, query: Query) =>
  text.toLowerCase().includes(query.get('search')?.toLowerCase() ?? '')

/** Answers for the dashboard and the list of events. Returns the list's requests. */
export function answerEvents(events: Event[]): AskedCall[] {
  answer(listEvents, events)
  return answer(listEventEntries, ({ query }) => {
    const today = todayAt(new Date(), college.timeZone)
    const badge = query.get('filter')
    const results = events.filter(
      (event) => holds(event.title, query) && (!badge || eventBadge(event, today) === badge),
    )
    return pageOf(events, results, query)
  })
}

const isInGroup = ({ designation }: FacultyMember, group: string | null) =>
  group === 'team' ? staffGroup(designation) !== 'teaching' : staffGroup(designation) === group

/** Answers for the dashboard and the lists of people. Returns the lists' requests. */
export function answerFaculty(faculty: FacultyMember[]): AskedCall[] {
  answer(listFaculty, faculty)
  return answer(listMemberEntries, ({ query }) => {
    const all = faculty.filter((member) => isInGroup(member, query.get('group')))
    const designation = query.get('designation')
    const results = all.filter(
      (member) => holds(member.name, query) && (!designation || member.designation === designation),
    )
    const values = { designation: [...new Set(all.map((member) => member.designation))] }
    return { ...pageOf(all, results, query), values }
  })
}
