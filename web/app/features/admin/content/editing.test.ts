import type { ContentData } from 'contract/content/data'
import { facts } from 'contract/content/facts'
import * as fc from 'fast-check'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ContentServer, type Trouble } from '#test/content-server'
import { Editing } from './editing'
import { valueAt } from './form-data'
import { findWords } from './kept-words'

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-21T05:00:00.000Z') })
  localStorage.clear()
})

const detaches: (() => void)[] = []
afterEach(async () => {
  for (const detach of detaches.splice(0)) detach()
  // What is still on its way would be kept in the browser of the next test.
  await pass(500)
  vi.useRealTimers()
})

const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds)

const begun: ContentData = {
  officeHours: 'Nine to four',
  tagline: 'Rooted',
  phones: [{ _key: 'a', number: '+91 1', whose: '' }],
  emails: [],
  social: [],
}

function open(server: ContentServer, writer = 'ravi@college.test', isReturning = false) {
  const calls = server.callsOf(writer)
  const options = { entry: server.entry(), type: facts, calls, writer, isReturning }
  const editing = new Editing(options)
  detaches.push(editing.attach())
  return editing
}

const aServer = () => new ContentServer(begun)
const saveOf = (editing: Editing) => editing.snapshot().save

test('what is typed is saved two seconds after a pause, and only then', async () => {
  const server = aServer()
  const editing = open(server)
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

test('one request is under way at a time, and an answer leaves what was typed meanwhile', async () => {
  const server = aServer()
  const editing = open(server)
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

test('what is published carries all that is typed, and no autosave comes after it', async () => {
  const server = aServer()
  const editing = open(server)
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
  expect(editing.snapshot().told).toBeUndefined()
})

test('a save that meets a publication of the same words troubles nobody', async () => {
  const server = aServer()
  const [mine, other] = [open(server), open(server)]
  mine.change('officeHours', 'Always')
  other.change('officeHours', 'Always')
  void other.publish()
  await pass(3000)

  expect(mine.snapshot()).toMatchObject({ save: { stage: 'unchanged' } })
  expect(mine.snapshot().told).toBeUndefined()
  expect(mine.snapshot().question).toBeUndefined()
  expect(server.draft).toBeUndefined()
})

test('without a connection the words are kept here, and sent as soon as it is back', async () => {
  const server = aServer()
  server.trouble = () => 'lost request'
  const editing = open(server)
  editing.change('officeHours', 'Kept')
  await pass(2200)
  expect(saveOf(editing)).toEqual({ stage: 'failed', reason: '', isKept: true })
  const [words] = findWords(server.entry()._id, 'Ravi@college.test')
  expect(words).toMatchObject({ version: 1, data: { officeHours: 'Kept' } })
  expect(findWords(server.entry()._id, 'asha@college.test')).toEqual([])

  server.trouble = () => undefined
  window.dispatchEvent(new Event('online'))
  await pass(200)
  expect(server.draft?.data.officeHours).toBe('Kept')
  expect(findWords(server.entry()._id, 'ravi@college.test')).toEqual([])
})

test('what an answer was lost for is neither asked about nor doubled', async () => {
  const server = aServer()
  server.trouble = () => 'lost answer'
  const editing = open(server)
  editing.change('officeHours', 'A')
  await pass(2200)
  server.trouble = () => undefined
  editing.change('officeHours', 'AB')
  await pass(2500)

  expect(editing.snapshot().question).toBeUndefined()
  expect(server.draft?.data.officeHours).toBe('AB')
})

test('nor is it when somebody else has written since', async () => {
  const server = aServer()
  const [ravi, asha] = [open(server), open(server, 'asha@college.test')]
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

test('words are kept and sent when the page is hidden', async () => {
  const server = aServer()
  const editing = open(server)
  editing.change('officeHours', 'Going')
  window.dispatchEvent(new Event('pagehide'))
  expect(findWords(server.entry()._id, 'ravi@college.test')).toHaveLength(1)
  await pass(200)
  expect(server.draft?.data.officeHours).toBe('Going')
  expect(findWords(server.entry()._id, 'ravi@college.test')).toEqual([])
})

test('what was never saved is offered again, and put together with what stands there', async () => {
  const server = aServer()
  server.trouble = () => 'lost request'
  const first = open(server)
  first.change('officeHours', 'Kept')
  await pass(2200)
  for (const detach of detaches.splice(0)) detach()
  await pass(500)
  server.trouble = () => undefined
  server.draft = {
    data: { ...begun, tagline: 'New' },
    basedOn: server.published.revision,
    author: 'asha@college.test',
  }
  server.version++

  const second = open(server)
  const [words] = second.snapshot().found
  expect(words?.data.officeHours).toBe('Kept')
  expect(second.snapshot().data.officeHours).toBe('Nine to four')
  if (words) second.takeWords(words)
  await pass(2500)

  expect(second.snapshot().found).toEqual([])
  expect(server.draft?.data).toMatchObject({ officeHours: 'Kept', tagline: 'New' })
  expect(open(server).snapshot().found).toEqual([])
})

test('after a session ended the words are in the form by themselves', async () => {
  const server = aServer()
  server.trouble = () => 'lost request'
  open(server).change('officeHours', 'Kept')
  await pass(2200)
  expect(open(server, 'ravi@college.test', true).snapshot().data.officeHours).toBe('Kept')
})

test('words that have come to the server meanwhile are not offered', async () => {
  const server = aServer()
  server.trouble = () => 'lost answer'
  open(server).change('officeHours', 'Kept')
  await pass(2200)
  expect(open(server).snapshot().found).toEqual([])
})

test('fields that only one side has changed are merged, told, and saved', async () => {
  const server = aServer()
  const [ravi, asha] = [open(server), open(server, 'asha@college.test')]
  asha.change('officeHours', 'Asha’s')
  await pass(2200)
  ravi.change('tagline', 'Ravi’s')
  await pass(2500)

  expect(ravi.snapshot().told).toBe(
    'asha@college.test changed Office hours meanwhile; it is merged',
  )
  expect(server.draft).toMatchObject({
    author: 'ravi@college.test',
    data: { officeHours: 'Asha’s', tagline: 'Ravi’s' },
  })
})

test('a field that both have changed is asked about, and nothing is saved before', async () => {
  const server = aServer()
  const [ravi, asha] = [open(server), open(server, 'asha@college.test')]
  asha.change('officeHours', 'Asha’s')
  await pass(2200)
  ravi.change('officeHours', 'Ravi’s')
  await pass(30_000)

  const { question } = ravi.snapshot()
  expect(question).toMatchObject({
    theirs: 'asha@college.test',
    conflicts: [{ path: 'officeHours', mine: 'Ravi’s', theirs: 'Asha’s' }],
  })
  expect(server.draft?.data.officeHours).toBe('Asha’s')
  expect(await Promise.race([ravi.publish(), pass(500)])).toBe('asked')

  question?.answer({ officeHours: 'mine' })
  await pass(500)
  expect(server.draft?.data.officeHours).toBe('Ravi’s')
  expect(saveOf(ravi).stage).toBe('saved')
})

test('what was typed while a question waited is asked about, too', async () => {
  const server = aServer()
  const [ravi, asha] = [open(server), open(server, 'asha@college.test')]
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

test('a publication that meets another’s words is first read over', async () => {
  const server = aServer()
  const [ravi, asha] = [open(server), open(server, 'asha@college.test')]
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

test('a draft begun from an older publication is put together with the newer one on opening', async () => {
  const server = aServer()
  const first = open(server)
  first.change('officeHours', 'Scheduled')
  void first.publish('2026-11-22T00:00:00.000Z')
  await pass(500)
  first.change('tagline', 'Later')
  await pass(2500)
  for (const detach of detaches.splice(0)) detach()
  server.comeToMoment()
  server.published = { ...server.published, data: { ...server.published.data, phones: [] } }

  const second = open(server)
  expect(second.snapshot().told).toBe(
    'Published meanwhile, and merged: Telephone numbers 1: Number',
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

test('a draft is discarded, unscheduled and restored only when all that was typed is saved', async () => {
  const server = aServer()
  const editing = open(server)
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
  const refused = editing.discard()
  await pass(500)
  expect(await refused).toBe('not saved')
  expect(editing.snapshot().data.tagline).toBe('Not saved')
})

const aStep = fc.record({
  who: fc.constantFrom('ravi' as const, 'asha' as const),
  act: fc.constantFrom('type' as const, 'publish' as const, 'wait' as const, 'hide' as const),
  field: fc.constantFrom('officeHours', 'tagline', 'phones.a.number', 'phones.a.whose'),
  trouble: fc.constantFrom<Trouble[]>(
    undefined,
    undefined,
    undefined,
    'lost request',
    'lost answer',
  ),
  milliseconds: fc.constantFrom(30, 120, 900, 2300),
})

const fields = ['officeHours', 'tagline', 'phones.a.number', 'phones.a.whose']
const textsIn = (data: ContentData) => fields.map((field) => String(valueAt(data, field)))

/** Two editors at one entry, and what each of them has had before their eyes. */
function twoEditors(server: ContentServer) {
  const writers = ['ravi', 'asha'] as const
  const seen = { ravi: new Set(textsIn(begun)), asha: new Set(textsIn(begun)) }
  /** What somebody gave up when asked. */
  const given = new Set<string>()
  const editors = { ravi: open(server, 'ravi'), asha: open(server, 'asha') }
  const look = (who: (typeof writers)[number]) => {
    const { data, question } = editors[who].snapshot()
    const asked = question?.conflicts.map(({ theirs }) => theirs) ?? []
    for (const text of [...textsIn(data), ...asked]) seen[who].add(text)
  }
  for (const who of writers) editors[who].subscribe(() => look(who))
  const decide = () => {
    for (const who of writers) {
      const { question } = editors[who].snapshot()
      for (const { mine } of question?.conflicts ?? []) given.add(mine)
      const choices = question?.conflicts.map(({ path }) => [path, 'theirs'] as const) ?? []
      question?.answer(Object.fromEntries(choices))
    }
  }
  return { editors, seen, given, decide }
}

test('two editors with lost requests and answers overwrite nothing in silence', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(aStep, { minLength: 3, maxLength: 14 }), async (steps) => {
      localStorage.clear()
      const server = aServer()
      let trouble: Trouble
      server.trouble = () => trouble
      const { editors, seen, given, decide } = twoEditors(server)
      const typed = new Map<string, string>()
      for (const [place, { who, act, field, milliseconds, ...step }] of steps.entries()) {
        trouble = step.trouble
        const text = `${who}-${place}`
        if (act === 'type') {
          typed.set(`${who} ${field}`, text)
          editors[who].change(field, text)
        }
        if (act === 'publish') void editors[who].publish().catch(() => undefined)
        if (act === 'hide') window.dispatchEvent(new Event('pagehide'))
        await pass(milliseconds)
        decide()
      }
      trouble = undefined
      for (let round = 0; round < 6; round++) {
        await pass(11_000)
        decide()
      }

      for (const { author, data, before } of server.writes)
        for (const [place, text] of textsIn(before).entries())
          if (textsIn(data)[place] !== text)
            expect(seen[author === 'ravi' ? 'ravi' : 'asha'], `${author} over ${text}`).toContain(
              text,
            )
      const written = new Set(server.writes.flatMap(({ data }) => textsIn(data)))
      for (const text of typed.values())
        expect(written.has(text) || given.has(text), `${text} is gone`).toBe(true)
      for (const [place, text] of textsIn(server.entry().data).entries()) {
        const last = ['ravi', 'asha'].flatMap((who) => typed.get(`${who} ${fields[place]}`) ?? [])
        if (last.length > 0 && !last.some((one) => given.has(one))) expect(last).toContain(text)
      }
      for (const detach of detaches.splice(0)) detach()
      await pass(500)
    }),
    { numRuns: 1000 },
  )
}, 60_000)
