import type { ContentData } from 'contract/content/data'
import { getPage, listPages } from 'contract/content/page'
import { linkToEntry } from 'contract/content/rich-text/link-target'
import { expect, test } from 'vitest'
import { aPageEditor } from '../../../test/a-page-editor.ts'
import { builtWeb } from '../../platform/rendering/load-web.ts'

const text = (words: string, href?: string) => ({
  type: 'text',
  text: words,
  ...(href && { marks: [{ type: 'link', attrs: { href } }] }),
})
const paragraph = (...content: object[]) => ({ type: 'paragraph', content })
const doc = (...content: object[]) => ({ type: 'doc', content })

/** An editor of pages, and their public URLs. */
async function aPageMaker() {
  const editor = await aPageEditor({ web: builtWeb() })
  return {
    ...editor,
    at: async (url: string) => editor.app.inject({ url }),
    add: async (name: string, change: ContentData = {}) =>
      editor.publish(await editor.create(name), change),
    change: async (entry: { _id: string }, change: ContentData) =>
      editor.publish(await editor.read(entry), change),
  }
}

test('a page is public at its address, in lists and in the sitemap once it is published', async () => {
  const { add, at, visitor } = await aPageMaker()
  expect((await at('/pages/hostel')).statusCode).toBe(404)
  expect(await visitor(listPages)).toEqual([])
  await add('Hostel', { body: doc(paragraph(text('Sixty beds.'))) })

  const page = await at('/pages/hostel')
  expect(page.statusCode).toBe(200)
  expect(page.body).toContain('<p>Sixty beds.</p>')
  expect(await visitor(listPages)).toMatchObject([{ slug: 'hostel', title: 'Hostel' }])
  expect((await at('/sitemap.xml')).body).toContain('/pages/hostel</loc>')
  expect((await at('/pages/HOSTEL')).statusCode).toBe(200)
})

test('a previous address redirects to the page, and so does its last part alone', async () => {
  const { add, change, at } = await aPageMaker()
  const page = await add('Boarding')
  await change(page, { slug: 'hostel' })
  for (const path of ['/pages/boarding', '/boarding', '/hostel']) {
    const answer = await at(path)
    expect([path, answer.statusCode, answer.headers.location]).toEqual([path, 301, '/pages/hostel'])
  }

  await change(page, { slug: 'boarding' })
  expect((await at('/pages/boarding')).statusCode).toBe(200)
  expect((await at('/pages/hostel')).headers.location).toBe('/pages/boarding')
})

test('a link to a page follows its address, and is plain text if the page isn’t public', async () => {
  const { add, change, withdraw, at, visitor } = await aPageMaker()
  const fees = await add('Fees')
  const body = doc(paragraph(text('See '), text('the fees', linkToEntry(fees._id))))
  await add('Hostel', { body })
  const link = async () =>
    /See (.*?)<\/p>/.exec((await at('/pages/hostel')).body.replaceAll('<!-- -->', ''))?.[1]
  expect(await link()).toBe('<a href="/pages/fees">the fees</a>')

  const moved = await change(fees, { slug: 'what-it-costs' })
  expect(await link()).toBe('<a href="/pages/what-it-costs">the fees</a>')

  await withdraw(moved)
  expect(await link()).toBe('the fees')
  const notified = await visitor(getPage, { params: { slug: 'hostel' } })
  expect(JSON.stringify(notified)).not.toContain('entry:')
})

test('text that earlier rules allowed stays public, but never as executable code', async () => {
  const { add, change, db, at } = await aPageMaker()
  const page = await add('Hostel')
  const body = doc(
    { type: 'accordion', content: [paragraph(text('Kept words'))] },
    paragraph(text('harmless', 'javascript:alert(1)')),
  )
  const data = JSON.stringify({ title: 'Hostel', slug: 'hostel', summary: '', body })
  await db.updateTable('contentRevisions').set({ data }).where('itemId', '=', page._id).execute()
  await add('Another page')

  const { body: html } = await at('/pages/hostel')
  expect(html).toContain('<p>Kept words</p><p>harmless</p>')
  await expect(change(page, { body })).rejects.toMatchObject({
    status: 400,
    errors: { body: 'Text: “accordion” isn’t allowed here' },
  })
})

test('text that could be executed isn’t published', async () => {
  const { add } = await aPageMaker()
  const bad = ['javascript:alert(1)', 'data:text/html,x', '//evil.example', 'http://a.in/']
  for (const [index, href] of bad.entries())
    await expect(
      add(`Page ${index}`, { body: doc(paragraph(text('a long text', href))) }),
    ).rejects.toMatchObject({
      status: 400,
      errors: { body: expect.stringContaining(`A link leads to ${href}`) },
    })
})
