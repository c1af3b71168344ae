import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { paragraph } from '../../../test/a-page-editor.ts'
import { testApp } from '../../../test/test-app.ts'
import { planPackage } from './plan-package.ts'

test('reading a long package doesn’t block other requests', async () => {
  const { db } = await testApp()
  const entries = Array.from({ length: 400 }, (_, index) => ({
    type: 'notice',
    _id: randomUUID(),
    data: { title: `Notice ${index}`, slug: `notice-${index}`, body: paragraph('Read this.') },
  }))
  const along = {
    ids: new Map(entries.map(({ _id }) => [_id, _id])),
    fresh: new Map(),
    people: new Map(),
  }
  let others = 0
  const count = () => {
    others++
    running = setImmediate(count)
  }
  let running = setImmediate(count)

  const planned = await planPackage(db, entries, along, new Date())

  clearImmediate(running)
  expect(planned.map(({ row }) => row.outcome)).toEqual(entries.map(() => 'new'))
  expect(others).toBeGreaterThan(2)
})
