import { saveContent } from 'contract/content/calls'
import { createTranslation } from 'contract/content/translations/calls'
import { shareContent } from 'contract/content/views'
import { hourMilliseconds as hour } from 'contract/platform/durations'
import { expect, test } from 'vitest'
import { aPageEditor } from '../../../test/a-page-editor.ts'
import { aTranslation } from '../../../test/a-translation.ts'
import { writtenOver } from '../../../test/written-over.ts'
import { builtWeb } from '../../platform/rendering/load-web.ts'

test('a shared translation shows nothing that is written after the link was created', async () => {
  const { add, call, publish, deps, app, read } = await aPageEditor({ web: builtWeb() })
  const source = await add('Library')
  const body = { language: 'hi' }
  const { entry } = await call(createTranslation, { params: { _id: source._id }, body })
  const params = { _id: entry._id }
  const draft = aTranslation(source.data, { title: 'पुस्तकालय' })
  await call(saveContent, { params, body: writtenOver(entry, draft) })
  const url = new URL((await call(shareContent, { params })).url).pathname
  const page = async () => (await app.inject({ url })).body
  expect(await page()).toContain('पुस्तकालय')
  const at = new Date(deps.now().getTime() + hour).toISOString()
  await publish(await read(source), { summary: 'Secret results of tomorrow.' }, at)

  const later = await page()
  expect(later).toContain('What everybody should know')
  expect(later).not.toContain('Secret results')
})
