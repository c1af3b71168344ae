import { expect, test } from 'vitest'
import { aServer, begun, besideEditings, endEditings, openEditing, pass } from '#test/editings'
import type { Editing } from './editing'

besideEditings()

const aRequest = (revision: string) => ({
  ...{ revision, by: 'asha@college.test', at: '2026-11-21T05:30:00.000Z' },
  isEditedLater: false,
})
const saveOf = (editing: Editing) => editing.snapshot().save

test('fields changed on one side are merged, reported and saved', async () => {
  const server = aServer()
  const [ravi, asha] = [openEditing(server), openEditing(server, 'asha@college.test')]
  asha.change('officeHours', 'Asha’s')
  await pass(2200)
  ravi.change('tagline', 'Ravi’s')
  await pass(2500)

  expect(ravi.snapshot().message).toBe('Merged changes by Asha Verma to Office hours')
  expect(server.draft).toMatchObject({
    author: 'ravi@college.test',
    data: { officeHours: 'Asha’s', tagline: 'Ravi’s' },
  })
})

test('a field changed on both sides causes a question, and nothing is saved before the answer', async () => {
  const server = aServer()
  const [ravi, asha] = [openEditing(server), openEditing(server, 'asha@college.test')]
  asha.change('officeHours', 'Asha’s')
  await pass(2200)
  ravi.change('officeHours', 'Ravi’s')
  await pass(30_000)

  const { question } = ravi.snapshot()
  expect(question).toMatchObject({
    theirs: 'Asha Verma',
    conflicts: [{ path: 'officeHours', mine: 'Ravi’s', theirs: 'Asha’s' }],
  })
  expect(server.draft?.data.officeHours).toBe('Asha’s')
  expect(await Promise.race([ravi.publish(), pass(500)])).toBe('asked')

  question?.answer({ officeHours: 'mine' })
  await pass(500)
  expect(server.draft?.data.officeHours).toBe('Ravi’s')
  expect(saveOf(ravi).stage).toBe('saved')
})

test('text typed while a question waits also causes one', async () => {
  const server = aServer()
  const [ravi, asha] = [openEditing(server), openEditing(server, 'asha@college.test')]
  asha.change('officeHours', 'Asha’s')
  asha.change('tagline', 'Asha’s')
  await pass(2200)
  ravi.change('officeHours', 'Ravi’s')
  await pass(2500)
  ravi.change('tagline', 'Ravi’s')
  ravi.snapshot().question?.answer({ officeHours: 'mine' })

  expect(ravi.snapshot().question?.conflicts.map(({ path }) => path)).toEqual(['tagline'])
  ravi.snapshot().question?.answer({ tagline: 'theirs' })
  await pass(500)
  expect(server.draft?.data).toMatchObject({ officeHours: 'Ravi’s', tagline: 'Asha’s' })
})

test('publishing after someone else’s change first shows the merged text', async () => {
  const server = aServer()
  const [ravi, asha] = [openEditing(server), openEditing(server, 'asha@college.test')]
  asha.change('officeHours', 'Asha’s')
  await pass(2200)
  ravi.change('tagline', 'Ravi’s')
  const publishing = ravi.publish()
  await pass(1000)
  expect(await publishing).toBe('merged')
  expect(server.published.data).toEqual(begun)
  const again = ravi.publish()
  await pass(1000)
  expect(await again).toBe('done')
  expect(server.published.data).toMatchObject({ officeHours: 'Asha’s', tagline: 'Ravi’s' })
})

test('a draft from an older publication is merged with the newer one on opening', async () => {
  const server = aServer()
  const first = openEditing(server)
  first.change('officeHours', 'Scheduled')
  void first.publish({ at: '2026-11-22T00:00:00.000Z' })
  await pass(500)
  first.change('tagline', 'Later')
  await pass(2500)
  await endEditings()
  server.comeToMoment()
  server.published = { ...server.published, data: { ...server.published.data, phones: [] } }

  const second = openEditing(server)
  expect(second.snapshot().message).toBe(
    'Merged changes published in the meantime: Phone numbers 1: Number',
  )
  await pass(2500)
  expect(second.snapshot().question).toBeUndefined()
  const publishing = second.publish()
  await pass(500)
  expect(await publishing).toBe('done')
  expect(server.published.data).toMatchObject({
    officeHours: 'Scheduled',
    tagline: 'Later',
    phones: [],
  })
})

test('a draft is discarded, unscheduled and restored only when everything typed is saved', async () => {
  const server = aServer()
  const editing = openEditing(server)
  editing.change('officeHours', 'Thrown away')
  const discarding = editing.discard()
  await pass(500)
  expect(await discarding).toBe('done')
  expect(server.writes.map(({ data }) => data.officeHours)).toEqual(['Thrown away'])
  expect(editing.snapshot().data).toEqual(begun)

  const first = server.published.revision
  editing.change('officeHours', 'A mistake')
  void editing.publish()
  await pass(500)
  const restoring = editing.restore(first)
  await pass(500)
  expect(await restoring).toBe('done')
  expect(editing.snapshot()).toMatchObject({ data: begun, entry: { hasDraft: true } })

  server.trouble = () => 'lost request'
  editing.change('tagline', 'Not saved')
  const rejected = editing.discard()
  await pass(500)
  expect(await rejected).toBe('not saved')
  expect(editing.snapshot().data.tagline).toBe('Not saved')
})

test('an open form follows what others save and do with review requests', async () => {
  const server = aServer()
  const [ravi, asha] = [openEditing(server), openEditing(server, 'asha@college.test')]
  const follow = async () => {
    void ravi.follow(server.version)
    await pass(500)
    return ravi.snapshot()
  }
  asha.change('officeHours', 'Asha’s')
  await pass(2500)
  const { revision } = server.published
  server.put({ request: aRequest('one') })
  expect(await follow()).toMatchObject({
    message: 'Asha Verma sent this for review',
    entry: { request: { revision: 'one' } },
    data: { officeHours: 'Asha’s' },
  })
  server.put({ request: aRequest('two') })
  expect((await follow()).message).toBe('Asha Verma sent a new version for review')
  server.put({ returned: { by: 'asha@college.test', at: aRequest('').at, note: 'Add fees' } })
  expect((await follow()).message).toBe('Asha Verma returned this for changes')
  server.put({ request: aRequest(revision) })
  await follow()
  server.put({})
  expect((await follow()).message).toBe('The version sent for review is published')
  server.put({ request: aRequest('three') })
  await follow()
  server.put({})
  expect((await follow()).message).toBe('The review request was withdrawn')

  ravi.dismissMessage()
  server.put({ request: aRequest('four') })
  void ravi.follow(server.version - 1)
  await pass(500)
  expect(ravi.snapshot().entry.request).toBeUndefined()
})
