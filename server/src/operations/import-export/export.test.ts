import { college } from 'college/facts'
import { sampleEvents } from 'college/sample-events'
import { sampleFaculty } from 'college/sample-faculty'
import { listEvents } from 'contract/events/events'
import { localDay } from 'contract/platform/zoned-time'
import fc from 'fast-check'
import { administrator } from 'testing/administrator.ts'
import { expect, test } from 'vitest'
import { enterEvent } from '../../../test/enter-event.ts'
import { aTableOffice } from '../../../test/table-calls.ts'
import { csvOf } from '../../platform/http/csv.ts'
import { seedFaculty } from '../seed/seed.ts'
import type { FileRow } from './file-row.ts'
import { beforeMarking, withoutFormulaPrefix } from './formula-prefix.ts'
import { readCsv } from './read-csv.ts'

const inHindi = { query: { lang: 'hi' } }

/** Formulas, apostrophes, quotation marks, delimiters, and line ends of every kind. */
const hostile = fc
  .array(
    fc.oneof(
      fc.constantFrom(...'\'=+-@;,"\t\r\n＝＋－＠', '\r\n', '=HYPERLINK("x")', "'=1"),
      fc.string({ unit: 'binary', maxLength: 5 }),
    ),
    { maxLength: 8 },
  )
  .map((parts) => parts.join(''))
const storable = (text: string) => text.replaceAll('\0', '').trim()

test('any cell is read as it was written, and none starts like a formula', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.tuple(hostile, hostile), { maxLength: 10 }), async (rows) => {
      const records = rows.map(([a, b]) => ({ id: 'x', a: beforeMarking(a), b: beforeMarking(b) }))
      const csv = csvOf(['id', 'a', 'b'], records)
      const all: FileRow[] = []
      for await (const row of readCsv(Buffer.from(csv))) all.push(row)
      const [heading, ...read] = all

      expect(heading?.cells).toEqual(['id', 'a', 'b'])
      expect(read.map(({ cells }) => cells.slice(1).map(withoutFormulaPrefix))).toEqual(rows)
      for (const { cells } of read)
        for (const cell of cells) expect(cell).not.toMatch(/^[=+\-@\t\r＝＋－＠]/)
    }),
    { numRuns: 300 },
  )
})

test('exporting and importing changes nothing, whatever the texts', async () => {
  const office = await aTableOffice()
  const [titles, descriptions] = [1, 2].map((seed) =>
    fc.sample(hostile, { numRuns: 60, seed }).map(storable),
  )
  await office.changes.commit('events', async (trx) => {
    for (const [index, title] of titles?.entries() ?? []) {
      const description = `${descriptions?.[index] ?? ''} and what else there is`
      const texts = { title: `${title} title`, description, date: '2030-01-15T10:00' }
      await enterEvent(trx, { ...texts, venue: title.slice(0, 40), image: '' }, new Date())
    }
    for (const { daysAhead: _, at, details: __, ...texts } of sampleEvents)
      await enterEvent(trx, { ...texts, date: `2030-01-15T${at}`, image: '/x.webp' }, new Date())
  })
  await seedFaculty(office.deps, sampleFaculty)
  await office.db.updateTable('faculty').set({ phone: '+91 98000 00000' }).execute()

  const events = await office.takeOut('events')
  const faculty = await office.takeOut('faculty')

  const heading = `\uFEFF_id,title,description,date (${college.timeZone}),time,venue,department,`
  expect(events.startsWith(heading)).toBe(true)
  expect(events.endsWith('\r\n')).toBe(true)
  expect(faculty).toContain(",'+91 98000 00000,")
  const [eventCount, memberCount] = [60 + sampleEvents.length, sampleFaculty.length]
  expect(await office.check('events', events)).toMatchObject({ message: `${eventCount} unchanged` })
  expect(await office.importRows('faculty', faculty)).toMatchObject({
    message: `Imported: ${memberCount} unchanged`,
  })
  expect(await office.activities()).toMatchObject([
    { action: 'exported', subject: 'event', admin: administrator.email, targetId: null },
    {
      action: 'exported',
      subject: 'faculty',
      changes: expect.stringContaining(`"${memberCount}"`),
    },
  ])
})

test('Hindi travels with the text that it translates, and stays behind once that has changed', async () => {
  const office = await aTableOffice()
  const head = 'title,description,date,title_hi,description_hi'
  const row = '"Chess Cup","A game for all","2030-01-15 10:00",शतरंज कप,सबके लिए खेल'
  await office.importRows('events', `${head}\n${row}\n`)
  const [{ body }, [event]] = [
    await office.take('events'),
    await office.visitor(listEvents, inHindi),
  ]

  expect(event).toMatchObject({ title: 'शतरंज कप', description: 'सबके लिए खेल' })
  expect(body).toContain('शतरंज कप')
  expect(await office.check('events', body)).toMatchObject({ message: '1 unchanged' })
  await office.importRows('events', body.replace('A game for all', 'A game for everybody'))
  expect(await office.visitor(listEvents, inHindi)).toMatchObject([
    { title: 'शतरंज कप', description: 'A game for everybody' },
  ])
  expect((await office.take('events')).body).not.toContain('सबके लिए खेल')
})

test('exported tables are private files, and the templates can be imported', async () => {
  const { get, take, check, deps } = await aTableOffice()
  const today = localDay(deps.now().toISOString(), college.timeZone)

  for (const subject of ['events', 'faculty'] as const) {
    const table = await take(subject)
    const template = await get(`/api/admin/tables/${subject}/template.csv`)
    for (const [answer, name] of [
      [table, `${subject}-${today}.csv`],
      [template, `${subject}-template.csv`],
    ] as const) {
      expect(answer.headers).toMatchObject({
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': `attachment; filename="${name}"`,
        'cache-control': 'no-store',
      })
    }
    expect(template.body.startsWith(table.body)).toBe(true)
    expect(await check(subject, template.body)).toMatchObject({ status: 200, message: '1 new' })
  }
  for (const url of ['/api/admin/tables/students.csv', '/api/admin/tables/students/template.csv'])
    expect((await get(url)).statusCode).toBe(404)
})
