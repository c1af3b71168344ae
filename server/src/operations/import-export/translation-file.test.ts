import { readContent, saveContent } from 'contract/content/calls'
import { createTranslation } from 'contract/content/translations/calls'
import {
  checkTranslations,
  englishChanged,
  exportTranslations,
  importTranslations,
  otherLines,
  textTwice,
  translatedMeanwhile,
  unknownText,
} from 'contract/operations/translation-file'
import type { Endpoint } from 'contract/platform/endpoint'
import { noRight } from 'contract/platform/roles'
import { type KyselyPlugin, TableNode, UpdateQueryNode } from 'kysely'
import { expect, test } from 'vitest'
import { aPageEditor, paragraph } from '../../../test/a-page-editor.ts'
import { aTranslation } from '../../../test/a-translation.ts'
import { filePart, rawForm } from '../../../test/raw-form.ts'
import { signInAs } from '../../../test/sign-in-as.ts'
import type { TestSettings } from '../../../test/test-app.ts'
import { writtenOver } from '../../../test/written-over.ts'
import { workbookOf } from '../../platform/spreadsheets/write-workbook.ts'
import { readWorkbook } from './read-workbook.ts'

const hindi = {
  title: 'पुस्तकालय',
  summary: 'सबके जानने की बातें।',
  body: 'दो सौ विद्यार्थियों के लिए कमरे।',
}

async function anExcelOffice(settings: TestSettings = {}) {
  const office = await aPageEditor(settings)
  const { app, db, call } = office
  const source = await office.add('Library')
  const cookie = await signInAs(db, { role: 'translator' })
  const download = async (by = cookie) => {
    const url = `${exportTranslations.url}?type=page`
    const { rawPayload } = await app.inject({ url, headers: { cookie: by } })
    return (await readWorkbook(rawPayload)).map(({ cells }) => cells)
  }
  const upload = async ({ url }: Endpoint, rows: string[][], by = cookie) => {
    const [headings = [], ...texts] = rows
    const columns = headings.map((heading) => ({ heading, width: 10 }))
    const form = rawForm([filePart('file', workbookOf('Translations', columns, texts), 'a.xlsx')])
    const headers = { ...form.headers, cookie: by }
    const { statusCode, body } = await app.inject({ ...form, method: 'POST', url, headers })
    return { status: statusCode, ...JSON.parse(body) }
  }
  const begin = async () => {
    const body = { language: 'hi' }
    return (await call(createTranslation, { params: { _id: source._id }, body })).entry
  }
  return { ...office, source, download, upload, begin }
}

/** The Hindi into the fourth column, by the name of the text. */
const filled = ([heading = [], ...rows]: string[][], texts: Record<string, string>) => [
  heading,
  ...rows.map((row) => row.with(3, texts[row[1] ?? ''] ?? row[3] ?? '')),
]
const ofPage = { Title: hindi.title, 'One sentence about it': hindi.summary, Text: hindi.body }

test('texts are downloaded, translated and imported as a draft, which nobody sees yet', async () => {
  const { download, upload, begin, call, source } = await anExcelOffice()
  const rows = await download()
  expect(rows.map((row) => row.slice(0, 4))).toEqual([
    ['Entry', 'Text', 'English', 'Hindi'],
    ['Library', 'Title', 'Library', ''],
    ['Library', expect.any(String), 'What everybody should know about it.', ''],
    ['Library', expect.any(String), 'Rooms for two hundred students.', ''],
  ])
  const [heading = [], ...texts] = rows
  const translated = [
    heading,
    ...texts.map((row, at) => [...row.slice(0, 3), Object.values(hindi)[at] ?? '', row[4] ?? '']),
  ]

  const checked = await upload(checkTranslations, translated)
  expect(checked).toMatchObject({ status: 200, message: '3 new' })
  const imported = await upload(importTranslations, translated)
  expect(imported).toMatchObject({ status: 200, message: 'Imported as drafts: 3 new' })
  const { data, isPublic, hasDraft } = await begin()
  expect([isPublic, hasDraft]).toEqual([false, true])
  expect(data).toEqual(aTranslation(source.data, { ...hindi, body: paragraph(hindi.body) }))
  expect((await call(readContent, { params: { _id: source._id } })).hasDraft).toBe(false)
  expect(await upload(importTranslations, translated)).toMatchObject({
    message: 'Imported as drafts: 3 unchanged',
  })
})

test('a row whose English has changed is rejected, the others are imported', async () => {
  const { download, upload, begin, publish, read, source } = await anExcelOffice()
  const rows = filled(await download(), { Title: hindi.title }).map((row) =>
    row[2] === 'What everybody should know about it.' ? row.with(3, hindi.summary) : row,
  )
  await publish(await read(source), { summary: 'What everybody should know about books.' })

  const { message, rows: report } = await upload(importTranslations, rows)
  expect(message).toBe('Imported as drafts: 1 new, 1 unchanged, 1 refused')
  expect(report.map(({ problems }: { problems: string[] }) => problems)).toEqual([
    ...[[], [englishChanged], []],
  ])
  expect(Object.keys((await begin()).data)).toEqual(['title'])
})

test('nobody’s work is overwritten by an older file, nor by rows that were not touched', async () => {
  const { download, upload, begin, call, source } = await anExcelOffice()
  const older = await download()
  const entry = await begin()
  const texts = { title: 'ग्रंथालय', summary: hindi.summary }
  const body = writtenOver(entry, aTranslation(source.data, texts))
  await call(saveContent, { params: { _id: entry._id }, body })

  expect(await upload(importTranslations, older)).toMatchObject({
    message: 'Imported as drafts: 3 unchanged',
  })
  const { rows } = await upload(importTranslations, filled(older, ofPage))
  expect(rows[0]).toMatchObject({ outcome: 'refused', problems: [translatedMeanwhile] })
  expect((await begin()).data.title).toMatchObject({ text: 'ग्रंथालय' })
  const newer = filled(await download(), ofPage)
  expect((await upload(importTranslations, newer)).rows[0]).toMatchObject({ outcome: 'changed' })
  expect((await begin()).data.title).toMatchObject({ text: hindi.title })
})

test('rich text has a line for each paragraph; a file without the right lines or rows is rejected', async () => {
  const { download, upload, publish, read, begin, source, db } = await anExcelOffice()
  const text = (type: string, of: string, attrs = {}) => ({
    ...{ type, ...attrs, content: [{ type: 'text', text: of }] },
  })
  const heading = { attrs: { level: 2 } }
  const body = (first: string, second: string) => ({
    ...{ type: 'doc', content: [text('heading', first, heading), text('paragraph', second)] },
  })
  await publish(await read(source), { body: body('Hours', 'Open all day.') })
  const rows = await download()
  const at = rows.findIndex((row) => row[2] === 'Hours\nOpen all day.')
  const withBody = (cell: string) => rows.with(at, (rows[at] ?? []).with(3, cell))

  const few = await upload(checkTranslations, withBody('समय'))
  expect(few.rows[at - 1].problems).toEqual([otherLines(2, 1)])
  await upload(importTranslations, withBody('समय\n\nदिन भर खुला।'))
  expect((await begin()).data.body).toMatchObject({ text: body('समय', 'दिन भर खुला।') })

  const [row = []] = filled(rows, ofPage).slice(1)
  const strange = [rows[0] ?? [], row, row, row.with(4, 'something/title/x')]
  const { rows: report } = await upload(checkTranslations, strange)
  expect(report.map(({ problems }: { problems: string[] }) => problems)).toEqual([
    ...[[], [textTwice], [unknownText]],
  ])
  const elsewhere = await signInAs(db, { role: 'translator', departments: ['bca'] })
  const denied = await upload(importTranslations, [rows[0] ?? [], row], elsewhere)
  expect(denied.rows).toMatchObject([{ outcome: 'refused', problems: [noRight] }])
})

test('a file tells nobody the titles of other departments', async () => {
  const { download, upload, source, db } = await anExcelOffice()
  const [heading = [], row = []] = filled(await download(), ofPage)
  const elsewhere = await signInAs(db, { role: 'translator', departments: ['bca'] })
  const guessed = ['?', '', row[2] ?? '', 'क', `${source._id}/title/x`]

  const { rows } = await upload(
    checkTranslations,
    [heading, guessed, guessed.with(3, '')],
    elsewhere,
  )

  expect(rows.map(({ name }: { name: string }) => name)).toEqual(['?', '?'])
})

/** Fails before the texts are written into a translation that has begun, like a process that dies there. */
function interruptedDatabase() {
  const state = { isInterrupted: false }
  const plugin: KyselyPlugin = {
    transformQuery: ({ node }) => {
      const table = state.isInterrupted && UpdateQueryNode.is(node) ? node.table : undefined
      const isTexts =
        table && TableNode.is(table) && table.table.identifier.name === 'contentRevisions'
      if (isTexts) throw new Error('Interrupted')
      return node
    },
    transformResult: async ({ result }) => result,
  }
  const wrap: TestSettings['wrap'] = ({ db, changes }) => ({ db: db.withPlugin(plugin), changes })
  return { state, wrap }
}

test('an import that is interrupted leaves no empty translation behind', async () => {
  const { state, wrap } = interruptedDatabase()
  const { download, upload, db, source } = await anExcelOffice({ wrap })
  const rows = filled(await download(), ofPage)
  state.isInterrupted = true

  expect((await upload(importTranslations, rows)).status).toBe(500)
  const translations = db.selectFrom('contentItems').selectAll().where('sourceId', '=', source._id)
  expect(await translations.execute()).toEqual([])

  state.isInterrupted = false
  expect((await upload(importTranslations, rows)).message).toMatch(/^Imported as drafts: 2 new/)
  expect(await translations.execute()).toHaveLength(1)
})
