import { readable } from 'contract/content/content-type'
import type { ContentField } from 'contract/content/field'
import { getPage, getPageCalendar } from 'contract/content/page'
import { contentTypeNames, contentTypes } from 'contract/content/types'
import { urlOf } from 'contract/platform/client'
import { expect, test } from 'vitest'
import { aPageEditor } from '../../../test/a-page-editor.ts'
import { rejectionOf } from '../../../test/rejection-of.ts'

/** As forms send a field that was filled in and cleared again; undefined if it can't be published like that. */
function clearedValue({ schema, items }: ContentField): unknown {
  if (!items) return schema.safeParse('').success ? '' : undefined
  const values = Object.entries(items.fields).map(([name, field]) => [name, clearedValue(field)])
  return [{ _key: 'a', ...Object.fromEntries(values) }]
}

test.each(contentTypeNames)('cleared fields leave what visitors read of %s readable', (name) => {
  const fields = Object.entries<ContentField>(contentTypes[name].fields)
  for (const [path, field] of fields) {
    const data = readable({ [path]: field }, { [path]: clearedValue(field) })
    expect([path, field.stored.safeParse(data[path]).error?.issues]).toEqual([path, undefined])
  }
})

test('a page can’t be published at the address of a calendar', async () => {
  const { create, publish } = await aPageEditor()
  const slug = 'holidays.ics'
  const rejection = await rejectionOf(publish(await create('Holidays'), { slug }))
  expect(rejection).toMatchObject({
    status: 400,
    errors: { slug: 'Address can’t end with .ics, like a calendar' },
  })
})

test('a page is public, and so is its calendar, after the last day of a date was cleared', async () => {
  const { create, publish, visitor, inject } = await aPageEditor()
  const days = [{ _key: 'a', from: '2026-12-31', until: '', name: 'Winter holidays begin' }]
  const { data } = await publish(await create('Holidays'), { days })
  const params = { slug: String(data.slug) }

  expect(await visitor(getPage, { params })).toMatchObject({ days: [{ from: '2026-12-31' }] })
  const { statusCode } = await inject({ url: urlOf(getPageCalendar, { params }) })
  expect(statusCode).toBe(200)
})
