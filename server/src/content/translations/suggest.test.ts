import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import { publishContent, readContent, saveContent } from 'contract/content/calls'
import {
  createTranslation,
  getTranslationSource,
  noSuggestion,
  suggestTranslation,
  tooRichToSuggest,
} from 'contract/content/translations/calls'
import { textHash } from 'contract/content/translations/text-hash'
import { machineUnchecked } from 'contract/content/translations/translated-fields'
import { expect, onTestFinished, test } from 'vitest'
import { aPageEditor, paragraph } from '../../../test/a-page-editor.ts'
import { rejectionOf } from '../../../test/rejection-of.ts'
import { writtenOver } from '../../../test/written-over.ts'

const inHindi = (lines: string[]) => ({
  translatedText: lines.map((line) => `हिन्दी ${line.length}`),
})

/** A service that speaks LibreTranslate's protocol, badly. */
async function aService(answerTo: (lines: string[]) => object = inHindi, status = 200) {
  const requested: unknown[] = []
  const server = createServer(async (request, response) => {
    // Safe cast: the code under test sends it.
    const body = (await json(request)) as { q: string[] }
    requested.push(body)
    response.writeHead(status, { 'content-type': 'application/json' })
    response.end(JSON.stringify(answerTo(body.q)))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  const { port } = server.address() as AddressInfo // of a server that listens on TCP
  return { url: `http://127.0.0.1:${port}`, requested, close: () => server.close() }
}

async function aTranslation(url: string, change = {}) {
  const variables = { TRANSLATE_URL: `${url}/`, TRANSLATE_KEY: 'secret' }
  const office = await aPageEditor(url ? { variables } : {})
  const { call, create, publish } = office
  const source = await publish(await create('Library'), change)
  const of = { params: { _id: source._id } }
  const { entry } = await call(createTranslation, { ...of, body: { language: 'hi' } })
  const params = { _id: entry._id }
  const suggest = (path: string) => call(suggestTranslation, { params, body: { path } })
  return { ...office, source, entry, params, suggest }
}

test('a machine suggests the Hindi of a text, which stays a draft until somebody confirms it', async () => {
  const service = await aService()
  const { call, source, entry, params, suggest } = await aTranslation(service.url)
  expect(await call(getTranslationSource, { params })).toMatchObject({ hasSuggestions: true })

  const title = await suggest('title')
  expect(title).toEqual({ text: 'हिन्दी 7', of: [textHash('Library')], isMachine: true })
  expect(service.requested).toEqual([
    { q: ['Library'], source: 'en', target: 'hi', format: 'text', api_key: 'secret' },
  ])

  const drafted = (await call(saveContent, { params, body: writtenOver(entry, { title }) })).entry
  expect((await call(readContent, { params })).data).toMatchObject({ title })
  const publish = (text: object) =>
    call(publishContent, { params, body: writtenOver(drafted, { title: text }) })
  expect(await rejectionOf(publish(title))).toMatchObject({
    errors: { 'title.text': machineUnchecked },
  })
  const { isMachine: _, ...confirmed } = title
  expect((await publish(confirmed)).entry.isPublic).toBe(true)
  expect(source.title).toBe('Library')
})

const partlyBold = {
  type: 'doc',
  content: [
    {
      type: 'paragraph',
      content: [
        { type: 'text', text: 'Two hundred ' },
        { type: 'text', text: 'seats', marks: [{ type: 'bold' }] },
      ],
    },
  ],
}

test('an account gets at most 300 suggestions an hour', async () => {
  const service = await aService()
  const { db, suggest } = await aTranslation(service.url)
  await suggest('title')
  await db
    .updateTable('attempts')
    .set({ count: 300 })
    .where('key', 'like', 'suggestion:%')
    .execute()

  expect(await rejectionOf(suggest('title'))).toMatchObject({ status: 429 })
  expect(service.requested).toHaveLength(1)
})

test('rich text is suggested line by line, unless a part of a line looks different', async () => {
  const service = await aService()
  const plain = await aTranslation(service.url, { body: paragraph('Two hundred seats.') })
  expect((await plain.suggest('body')).text).toEqual(paragraph('हिन्दी 18'))
  const rich = await aTranslation(service.url, { body: partlyBold })
  expect(await rejectionOf(rich.suggest('body'))).toMatchObject({
    status: 400,
    message: tooRichToSuggest,
  })
})

test('without a service, or if it doesn’t respond, there is no suggestion', async () => {
  const service = await aService()
  service.close()
  for (const url of ['', service.url]) {
    const { call, params, suggest } = await aTranslation(url)
    const { hasSuggestions } = await call(getTranslationSource, { params })
    expect(hasSuggestions).toBe(url !== '')
    expect(await rejectionOf(suggest('title'))).toMatchObject({
      status: 503,
      message: noSuggestion,
    })
  }
})

const lines = {
  type: 'doc',
  content: ['Two hundred seats.', 'Open all day.'].flatMap((text) => paragraph(text).content),
}

test.each([
  ['is too long', [`${'क'.repeat(1024 * 1024)}`, 'ख']],
  ['has lines of other texts', ['क\nख', '']],
  ['has a blank line', ['क', ' ']],
  ['is no text', [1, 2]],
  ['has characters that can’t be stored', ['क', 'ख\0']],
  ['has half of a character', ['क', 'ख\ud83d']],
])('an answer of the service that %s is no suggestion', async (_, translatedText) => {
  const service = await aService(() => ({ translatedText }))
  const { suggest } = await aTranslation(service.url, { body: lines })

  expect(await rejectionOf(suggest('body'))).toMatchObject({ status: 503, message: noSuggestion })
})

test('a text that comes with an error of the service is no suggestion', async () => {
  const service = await aService(inHindi, 500)
  const { suggest } = await aTranslation(service.url)

  expect(await rejectionOf(suggest('title'))).toMatchObject({ status: 503, message: noSuggestion })
})
