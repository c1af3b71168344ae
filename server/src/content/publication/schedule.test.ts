import { listContent, publishContent, readContent } from 'contract/content/calls'
import { listActivities } from 'contract/platform/activity'
import { minuteMilliseconds } from 'contract/platform/durations'
import { expect, onTestFinished, test } from 'vitest'
import { testApp } from '../../../test/test-app.ts'
import { startSchedule } from './schedule.ts'

test('of two servers, one records a publication, and neither queries the database in between', async () => {
  const { deps, changes, signIn, advance, isKeeping } = await testApp()
  await isKeeping()
  const requested: string[] = []
  const counting = {
    ...deps,
    db: deps.db.withPlugin({
      transformQuery: ({ node }) => {
        requested.push(node.kind)
        return node
      },
      transformResult: async ({ result }) => result,
    }),
  }
  const failures: unknown[] = []
  for (const server of [counting, deps])
    onTestFinished(startSchedule(server, (error) => failures.push(error)))
  await expect.poll(() => requested.length).toBe(1)
  const call = await signIn()
  const { entries } = await call(listContent, { query: { type: 'facts' } })
  const params = { _id: entries[0]?._id ?? '' }
  const { version, basedOn = '', data } = await call(readContent, { params })
  const at = new Date(Date.now() + 10 * minuteMilliseconds).toISOString()
  await call(publishContent, { params, body: { version, basedOn, data, at } })
  // One query at the start, and one for what has been scheduled since, if that was unknown.
  await changes.refresh()
  await expect.poll(() => requested.length).toBe(2)
  await new Promise((resolve) => setTimeout(resolve, 2_500))
  expect(requested.length).toBe(2)

  advance(11 * minuteMilliseconds)

  const recorded = async () =>
    (await call(listActivities, { query: { subject: 'content' } })).activities.map(
      ({ admin, action }) => `${admin} ${action}`,
    )
  await expect.poll(recorded).toEqual(['schedule published', 'clerk@college.test scheduled'])
  expect(failures).toEqual([])
})
