import { listEventEmails } from 'contract/events/event-emails'
import {
  getOfficeEvent,
  listRegistrations,
  officePageSize,
} from 'contract/events/registration-office'
import { expect, test } from 'vitest'
import { enterCrowd } from '../../../test/a-crowd.ts'
import { enterWorkshop } from '../../../test/a-workshop.ts'
import { signInAs } from '../../../test/sign-in-as.ts'
import { testApp } from '../../../test/test-app.ts'

const people = 3_000
const maxBytes = 100_000
/** Includes four for the session and its permissions. */
const maxStatements = 16

/** Counts the statements of a site with one event that many people registered for. */
async function aLargeEvent() {
  let statements = 0
  const server = await testApp({
    wrap: ({ db, changes }) => ({
      changes,
      db: db.withPlugin({
        transformQuery: ({ node }) => {
          statements++
          return node
        },
        transformResult: async ({ result }) => result,
      }),
    }),
  })
  const eventId = await enterWorkshop(server.db, { capacity: people })
  await enterCrowd(server.db, eventId, people)
  const cookie = await signInAs(server.db, { role: 'office' })
  return {
    eventId,
    cost: async (...calls: { url: string }[]) => {
      statements = 0
      const bodies: string[] = []
      for (const { url } of calls) {
        const answer = await server.inject({
          url: url.replace(':eventId', eventId),
          headers: { cookie },
        })
        expect(answer.statusCode).toBe(200)
        bodies.push(answer.body)
      }
      return { statements, bytes: Buffer.byteLength(bodies.join('')), bodies }
    },
  }
}

test.each([
  ['in order of arrival', ''],
  ['by name, the last page', '?sort=name&order=desc&page=60'],
  ['who match a search', '?search=reader&state=active'],
])('the page of an event with 3,000 people is small and needs few statements, people %s', async (_, query) => {
  const { cost } = await aLargeEvent()
  const list = { url: `${listRegistrations.url}${query}` }
  const { statements, bytes, bodies } = await cost(getOfficeEvent, list, listEventEmails)
  const [, found = ''] = bodies
  const { registrations, found: count } = JSON.parse(found)
  expect([registrations.length, count]).toEqual([officePageSize, people])
  expect(bytes).toBeLessThan(maxBytes)
  expect(statements).toBeLessThanOrEqual(maxStatements)
})
