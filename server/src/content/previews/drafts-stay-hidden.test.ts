import { randomUUID } from 'node:crypto'
import { readContent, saveContent } from 'contract/content/calls'
import { isWorded, textLocationsOf } from 'contract/content/check'
import { readable } from 'contract/content/content-type'
import type { ContentData } from 'contract/content/data'
import { createContent } from 'contract/content/entry-calls'
import {
  type ContentTypeName,
  contentTypeNames,
  contentTypes,
  isCollectionName,
  publicEntryUrlOf,
} from 'contract/content/types'
import { allEndpoints } from 'testing/all-endpoints.ts'
import { expect, test } from 'vitest'
import { paragraph } from '../../../test/a-page-editor.ts'
import { testApp } from '../../../test/test-app.ts'
import { writtenOver } from '../../../test/written-over.ts'

/** Occurs only in drafts. */
const secret = 'zyquagga'

type Branch = Record<string, unknown>

/** The data with the word in every text. */
function withSecret(type: ContentTypeName, data: ContentData): ContentData {
  const { fields } = contentTypes[type]
  const written = structuredClone(readable(fields, data))
  for (const { path, field } of textLocationsOf(fields, written).filter((place) =>
    isWorded(place.field),
  )) {
    const keys = path.split('.')
    const last = keys.pop() ?? ''
    const branch = keys.reduce<Branch>((at, key) => at[key] as Branch, written)
    branch[last] = field.prose === undefined ? `${secret} ${type}` : paragraph(`${secret} ${type}`)
  }
  return written
}

test('drafts of any type and field appear in no public response, list, feed or search', async () => {
  const { app, db, signIn } = await testApp()
  const call = await signIn()
  const entryUrls: string[] = []
  const drafted: ContentTypeName[] = []
  for (const type of contentTypeNames) {
    const stored = await db
      .selectFrom('contentItems')
      .select('_id')
      .where('type', '=', type)
      .where('publishedId', 'is not', null)
      .executeTakeFirst()
    const params = stored ?? { _id: randomUUID() }
    if (!stored && isCollectionName(type))
      await call(createContent, { body: { ...params, type, name: `${secret} ${type}` } })
    const entry = await call(readContent, { params })
    const draft = withSecret(type, entry.data)
    await call(saveContent, { params, body: writtenOver(entry, draft) })
    const { data } = await call(readContent, { params })
    if (JSON.stringify(data).includes(secret)) drafted.push(type)
    if (isCollectionName(type)) entryUrls.push(publicEntryUrlOf(type, `${entry.data.slug}`))
  }

  const listUrls = allEndpoints
    .filter(
      ({ method, access, url }) => method === 'GET' && access === 'everyone' && !url.includes(':'),
    )
    .map(({ url }) => url)
  const searches = ['/api/search', '/api/events'].map((url) => `${url}?q=${secret}`)
  const urls = [
    ...listUrls,
    ...entryUrls,
    ...searches,
    '/sitemap.xml',
    `/api/search?q=${secret.slice(0, -1)}`,
  ]
  const telling: string[] = []
  for (const url of urls) {
    const { body } = await app.inject({ url })
    if (body.includes(secret)) telling.push(url)
  }
  expect(drafted).toEqual(expect.arrayContaining(['notice', 'page', 'course', 'home', 'alert']))
  expect(listUrls).toEqual(
    expect.arrayContaining(['/notices.atom', '/notices.json', '/api/search']),
  )
  expect(telling).toEqual([])
})
