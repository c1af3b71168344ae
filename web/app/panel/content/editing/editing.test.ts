import { expect, test } from 'vitest'
import { aServer, begun, besideEditings, endEditings, openEditing, pass } from '#test/editings'
import type { Editing } from './editing'
import { readDraft } from './local-draft'

besideEditings()

const saveOf = (editing: Editing) => editing.snapshot().save

test('input is saved two seconds after typing stops, and not before', async () => {
  const server = aServer()
  const editing = openEditing(server)
  editing.change('officeHours', 'Nine')
  await pass(1900)
  editing.change('officeHours', 'Nine to five')
  await pass(1900)
  expect(server.writes).toEqual([])
  expect(saveOf(editing)).toEqual({ stage: 'typed' })
  await pass(150)
  expect(saveOf(editing)).toEqual({ stage: 'saving' })
  await pass(100)
  expect(saveOf(editing)).toEqual({ stage: 'saved', at: '2026-11-21T05:12:00.000Z' })
  expect(server.writes).toHaveLength(1)
  expect(server.draft?.data.officeHours).toBe('Nine to five')
  await pass(60_000)
  expect(server.writes).toHaveLength(1)
})

test('one request runs at a time, and its response keeps what was typed in the meantime', async () => {
  const server = aServer()
  const editing = openEditing(server)
  editing.change('officeHours', 'A')
  await pass(2010)
  editing.change('officeHours', 'AB')
  editing.change('phones', [
    { _key: 'a', number: '+91 1', whose: '' },
    { _key: 'b', number: '+91 2', whose: '' },
  ])
  void editing.flush()
  void editing.flush()
  await pass(5000)

  expect(server.writes.map(({ data }) => data.officeHours)).toEqual(['A', 'AB'])
  expect(editing.snapshot().data.phones).toHaveLength(2)
  expect(server.version).toBe(3)
})

test('publishing includes everything typed, and no autosave follows it', async () => {
  const server = aServer()
  const editing = openEditing(server)
  editing.change('officeHours', 'Draft')
  await pass(2010)
  editing.change('officeHours', 'Public')
  const publishing = editing.publish()
  await pass(300)

  expect(await publishing).toBe('done')
  expect(server.published.data.officeHours).toBe('Public')
  await pass(60_000)
  expect(server.draft).toBeUndefined()
  expect(saveOf(editing)).toEqual({ stage: 'unchanged' })
  expect(editing.snapshot().entry.hasDraft).toBe(false)
  expect(editing.snapshot().message).toBeUndefined()
})

test('a save that conflicts with a publication of the same text is silent', async () => {
  const server = aServer()
  const [mine, other] = [openEditing(server), openEditing(server)]
  mine.change('officeHours', 'Always')
  other.change('officeHours', 'Always')
  void other.publish()
  await pass(3000)

  expect(mine.snapshot()).toMatchObject({ save: { stage: 'unchanged' } })
  expect(mine.snapshot().message).toBeUndefined()
  expect(mine.snapshot().question).toBeUndefined()
  expect(server.draft).toBeUndefined()
})

test('without a connection the text is stored here, and sent once it is back', async () => {
  const server = aServer()
  server.trouble = () => 'lost request'
  const editing = openEditing(server)
  editing.change('officeHours', 'Kept')
  await pass(2200)
  expect(saveOf(editing)).toEqual({ stage: 'failed', reason: '', isKept: true })
  const [words] = readDraft(server.entry()._id, 'Ravi@college.test')
  expect(words).toMatchObject({ version: 1, data: { officeHours: 'Kept' } })
  expect(readDraft(server.entry()._id, 'asha@college.test')).toEqual([])

  server.trouble = () => undefined
  window.dispatchEvent(new Event('online'))
  await pass(200)
  expect(server.draft?.data.officeHours).toBe('Kept')
  expect(readDraft(server.entry()._id, 'ravi@college.test')).toEqual([])
})

test('a lost response causes neither a question nor a duplicate', async () => {
  const server = aServer()
  server.trouble = () => 'lost answer'
  const editing = openEditing(server)
  editing.change('officeHours', 'A')
  await pass(2200)
  server.trouble = () => undefined
  editing.change('officeHours', 'AB')
  await pass(2500)

  expect(editing.snapshot().question).toBeUndefined()
  expect(server.draft?.data.officeHours).toBe('AB')
})

test('nor does it if someone else has written since', async () => {
  const server = aServer()
  const [ravi, asha] = [openEditing(server), openEditing(server, 'asha@college.test')]
  server.trouble = () => 'lost answer'
  ravi.change('officeHours', 'A')
  await pass(2200)
  server.trouble = () => undefined
  asha.change('tagline', 'Asha’s')
  void asha.flush()
  await pass(500)
  ravi.change('officeHours', 'AB')
  await pass(2500)

  expect(ravi.snapshot().question).toBeUndefined()
  expect(server.draft?.data).toMatchObject({ officeHours: 'AB', tagline: 'Asha’s' })
})

test('the text is stored and sent when the page is hidden', async () => {
  const server = aServer()
  const editing = openEditing(server)
  editing.change('officeHours', 'Going')
  window.dispatchEvent(new Event('pagehide'))
  expect(readDraft(server.entry()._id, 'ravi@college.test')).toHaveLength(1)
  await pass(200)
  expect(server.draft?.data.officeHours).toBe('Going')
  expect(readDraft(server.entry()._id, 'ravi@college.test')).toEqual([])
})

test('text that was never saved is offered again, and merged with the current version', async () => {
  const server = aServer()
  server.trouble = () => 'lost request'
  const first = openEditing(server)
  first.change('officeHours', 'Kept')
  await pass(2200)
  await endEditings()
  server.trouble = () => undefined
  server.draft = {
    data: { ...begun, tagline: 'New' },
    basedOn: server.published.revision,
    author: 'asha@college.test',
  }
  server.version++

  const second = openEditing(server)
  const [words] = second.snapshot().found
  expect(words?.data.officeHours).toBe('Kept')
  expect(second.snapshot().data.officeHours).toBe('Nine to four')
  if (words) second.takeWords(words)
  await pass(2500)

  expect(second.snapshot().found).toEqual([])
  expect(server.draft?.data).toMatchObject({ officeHours: 'Kept', tagline: 'New' })
  expect(openEditing(server).snapshot().found).toEqual([])
})

test('after a session has ended, the text is in the form automatically', async () => {
  const server = aServer()
  server.trouble = () => 'lost request'
  openEditing(server).change('officeHours', 'Kept')
  await pass(2200)
  expect(openEditing(server, 'ravi@college.test', true).snapshot().data.officeHours).toBe('Kept')
})

test('text that the server has meanwhile received isn’t offered', async () => {
  const server = aServer()
  server.trouble = () => 'lost answer'
  openEditing(server).change('officeHours', 'Kept')
  await pass(2200)
  expect(openEditing(server).snapshot().found).toEqual([])
})
