import { getCampus } from 'contract/content/campus'
import { expect, test } from 'vitest'
import { aPageEditor } from '../../../test/a-page-editor.ts'

test('a facility leads to its page while that is public', async () => {
  const { add, withdraw, visitor, isKeeping } = await aPageEditor()
  await isKeeping()
  const library = async () => (await visitor(getCampus)).facilities[0]?.place
  expect(await library()).toBeUndefined()

  const page = await add('Library')
  expect(await library()).toBe('/pages/library')

  await withdraw(page)
  expect(await library()).toBeUndefined()
})
