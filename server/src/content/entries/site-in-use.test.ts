import { listPages } from 'contract/content/page'
import { expect, test } from 'vitest'
import { testApp } from '../../../test/test-app.ts'
import { starting } from '../library/starting/starting-site.ts'
import { withDefaults } from '../model/with-defaults.ts'
import { isSeeded, seedContent } from './seed.ts'

test('an upgrade publishes no sample pages on a site that has none of its own', async () => {
  const { deps, db, visitor } = await testApp()
  // As an earlier release left it: it knew no starting pages.
  await db.deleteFrom('settings').where('name', '=', 'content begun: page').execute()
  await db.deleteFrom('contentItems').where('type', '=', 'alert').execute()

  await seedContent(deps)

  expect(await visitor(listPages)).toEqual([])
  expect(await isSeeded(db, 'page')).toBe(true)
})

test('a page saved by an earlier release shows no table of courses', () => {
  expect(withDefaults('page', { slug: 'hostel' })).toMatchObject({ courseTable: 'none' })
})

test('a course saved before it had figures doesn’t get the sample’s', () => {
  const [sample] = starting.entries.course
  const { papers, dates, intakes, voices, ...earlier } = sample ?? expect.fail('no course')

  const now = withDefaults('course', earlier)

  expect([papers, dates, intakes, voices].every(({ length }) => length > 0)).toBe(true)
  expect(now).toMatchObject({ papers: [], dates: [], intakes: [], voices: [] })
})
