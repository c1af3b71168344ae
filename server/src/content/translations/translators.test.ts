import { publishContent, readContent, saveContent } from 'contract/content/calls'
import { createContent, endContent, withdrawContent } from 'contract/content/entry-calls'
import { approveRequest, createPublicationRequest } from 'contract/content/request-calls'
import {
  createTranslation,
  getTranslationSource,
  listTranslations,
} from 'contract/content/translations/calls'
import { hasRight, noRight, roleNames } from 'contract/platform/roles'
import { expect, test } from 'vitest'
import { aPageEditor, paragraph } from '../../../test/a-page-editor.ts'
import { aTranslation } from '../../../test/a-translation.ts'
import { signInAs } from '../../../test/sign-in-as.ts'
import { clientOf } from '../../../test/test-app.ts'
import { writtenOver } from '../../../test/written-over.ts'

const hindi = {
  title: 'पुस्तकालय',
  summary: 'सबके जानने की बातें।',
  body: paragraph('दो सौ विद्यार्थियों के लिए कमरे।'),
}
const rejected = { status: 403, message: noRight }

type Account = Omit<Parameters<typeof signInAs>[1], 'role'>

async function aTranslator(account: Account = {}) {
  const office = await aPageEditor()
  const source = await office.add('Library')
  const cookie = await signInAs(office.db, { role: 'translator', ...account })
  const translator = clientOf(office.app, cookie)
  const begin = async () => {
    const params = { _id: source._id }
    return (await translator(createTranslation, { params, body: { language: 'hi' } })).entry
  }
  return { ...office, source, translator, begin }
}

test('a translator reads an entry, writes its translation and sends it for review', async () => {
  const { source, translator, begin, call } = await aTranslator()
  const entry = await begin()
  const params = { _id: entry._id }
  const { title } = await translator(getTranslationSource, { params })
  const body = writtenOver(entry, aTranslation(source.data, hindi))
  const saved = (await translator(saveContent, { params, body })).entry
  const requested = { params, body: { version: saved.version, data: saved.data } }
  const { entry: sent } = await translator(createPublicationRequest, requested)
  const { translations } = await translator(listTranslations, { params: { _id: source._id } })

  expect([title, translations]).toMatchObject(['Library', [{ behind: 0, isPublic: false }]])
  const revision = sent.request?.revision ?? ''
  const approve = { params, body: { revision } }
  await expect(translator(approveRequest, approve)).rejects.toMatchObject(rejected)
  expect((await call(approveRequest, approve)).entry.isPublic).toBe(true)
})

test('a translator changes nothing but translations', async () => {
  const { source, translator } = await aTranslator({ mayPublish: true })
  const params = { _id: source._id }
  const entry = await translator(readContent, { params })
  const body = writtenOver(entry, { title: 'Another name' })
  const { version } = entry
  const _id = '0192f000-0000-7000-8000-0000000000aa'
  const changes = [
    () => translator(saveContent, { params, body }),
    () => translator(publishContent, { params, body }),
    () => translator(createPublicationRequest, { params, body }),
    () => translator(withdrawContent, { params, body: { version } }),
    () => translator(endContent, { params, body: { version } }),
    () => translator(createContent, { body: { _id, type: 'page', name: 'Mine' } }),
  ]
  for (const change of changes) await expect(change()).rejects.toMatchObject(rejected)
  expect(await translator(readContent, { params })).toEqual(entry)
})

test('only a translator with the right to publish publishes', async () => {
  for (const mayPublish of [false, true]) {
    const { source, translator, begin } = await aTranslator({ mayPublish })
    const entry = await begin()
    const body = writtenOver(entry, aTranslation(source.data, hindi))
    const published = translator(publishContent, { params: { _id: entry._id }, body })
    if (mayPublish) expect((await published).entry.isPublic).toBe(true)
    else await expect(published).rejects.toMatchObject(rejected)
  }
})

test('a translator of a department translates nothing of others', async () => {
  const { begin, source, translator } = await aTranslator({ departments: ['bca'] })
  await expect(begin()).rejects.toMatchObject(rejected)
  const translations = translator(listTranslations, { params: { _id: source._id } })
  await expect(translations).rejects.toMatchObject(rejected)
})

test('whoever may write or publish content may do so with translations', () => {
  for (const role of roleNames)
    for (const mayPublish of [false, true]) {
      const may = (right: Parameters<typeof hasRight>[1]) => hasRight({ role, mayPublish }, right)
      expect([role, !may('write content') || may('write translations')]).toEqual([role, true])
      expect([role, !may('publish content') || may('publish translations')]).toEqual([role, true])
    }
})
