import type { ContentData } from 'contract/content/data'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import type { ContentServer, Trouble } from '#test/content-server'
import { aServer, begun, besideEditings, endEditings, openEditing, pass } from '#test/editings'
import { valueAt } from '../entries/form-data'

besideEditings()

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

/** Two editors of one entry, with the versions each has seen. */
function twoEditors(server: ContentServer) {
  const writers = ['ravi', 'asha'] as const
  const seen = { ravi: new Set(textsIn(begun)), asha: new Set(textsIn(begun)) }
  /** Text that someone gave up when asked. */
  const given = new Set<string>()
  const editors = { ravi: openEditing(server, 'ravi'), asha: openEditing(server, 'asha') }
  const look = (who: (typeof writers)[number]) => {
    const { data, question } = editors[who].snapshot()
    const requested = question?.conflicts.map(({ theirs }) => theirs) ?? []
    for (const text of [...textsIn(data), ...requested]) seen[who].add(text)
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

test('two editors with lost requests and responses overwrite nothing silently', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(aStep, { minLength: 3, maxLength: 14 }), async (steps) => {
      localStorage.clear()
      const server = aServer()
      let trouble: Trouble
      server.trouble = () => trouble
      const { editors, seen, given, decide } = twoEditors(server)
      const typed = new Map<string, string>()
      for (const [index, { who, act, field, milliseconds, ...step }] of steps.entries()) {
        trouble = step.trouble
        const text = `${who}-${index}`
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
        for (const [index, text] of textsIn(before).entries())
          if (textsIn(data)[index] !== text)
            expect(seen[author === 'ravi' ? 'ravi' : 'asha'], `${author} over ${text}`).toContain(
              text,
            )
      const written = new Set(server.writes.flatMap(({ data }) => textsIn(data)))
      for (const text of typed.values())
        expect(written.has(text) || given.has(text), `${text} is gone`).toBe(true)
      for (const [index, text] of textsIn(server.entry().data).entries()) {
        const last = ['ravi', 'asha'].flatMap((who) => typed.get(`${who} ${fields[index]}`) ?? [])
        if (last.length > 0 && !last.some((one) => given.has(one))) expect(last).toContain(text)
      }
      await endEditings()
    }),
    { numRuns: 1000 },
  )
})
