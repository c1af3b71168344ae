import { randomUUID } from 'node:crypto'
import { readContent, saveContent } from 'contract/content/calls'
import type { ContentData } from 'contract/content/data'
import { createContent } from 'contract/content/entry-calls'
import type { ContentField } from 'contract/content/field'
import { contentTypeNames, contentTypes, isCollectionName } from 'contract/content/types'
import { previewContent } from 'contract/content/views'
import { expect, test } from 'vitest'
import { adminCookie, testApp } from '../../../test/test-app.ts'
import { builtWeb } from '../../platform/rendering/load-web.ts'

const odd = 'x\0y@a.bc\ud800'

const oddText = {
  type: 'doc',
  content: [
    { type: 'paragraph', content: [{ type: 'text', text: odd }] },
    ...['picture', 'download', 'person', 'course'].map((type) => ({ type, attrs: { item: odd } })),
  ],
}

const filled = (fields: Readonly<Record<string, ContentField>>): ContentData =>
  Object.fromEntries(
    Object.entries(fields).map(([name, { items, prose }]) => {
      if (items) return [name, [{ _key: odd, ...filled(items.fields) }]]
      return [name, prose ? oddText : odd]
    }),
  )

test('characters that no database or address can have are left out of drafts and previews', async () => {
  const log: string[] = []
  const { app, db, clientWith } = await testApp({
    web: builtWeb(),
    variables: { LOG_LEVEL: 'error' },
    logTo: { write: (line) => log.push(line) },
  })
  const cookie = await adminCookie(app)
  const call = clientWith(cookie)
  const saved: string[] = []
  for (const type of contentTypeNames) {
    const stored = await db
      .selectFrom('contentItems')
      .select('_id')
      .where('type', '=', type)
      .executeTakeFirst()
    const params = stored ?? { _id: randomUUID() }
    if (!stored && isCollectionName(type))
      await call(createContent, { body: { ...params, type, name: 'Something new' } })
    const { version, basedOn } = await call(readContent, { params })
    const data = filled(contentTypes[type].fields)

    await call(saveContent, { params, body: { version, ...(basedOn && { basedOn }), data } })
    const { path } = await call(previewContent, { params, body: { data } })
    const preview = await app.inject({ url: path, headers: { cookie } })

    saved.push(JSON.stringify((await call(readContent, { params })).data))
    expect([type, preview.statusCode, log]).toEqual([type, 200, []])
  }
  expect(saved.filter((text) => /\\u0000|\\ud800/.test(text))).toEqual([])
  expect(saved.filter((text) => text.includes('xy@a.bc\ufffd')).length).toBe(saved.length)
})
