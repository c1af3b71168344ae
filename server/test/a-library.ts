import { publishContent, readContent, saveContent } from 'contract/content/calls'
import type { ContentData } from 'contract/content/data'
import { uploadToLibrary } from 'contract/content/library/calls'
import { adminCookie, testApp } from './test-app.ts'

/** An administrator with an empty library, and the public responses. */
export async function aLibrary() {
  const settings = await testApp()
  await settings.db.deleteFrom('libraryItems').execute()
  const call = await settings.signIn()
  const entry = async (type: string) => {
    const { _id } = await settings.db
      .selectFrom('contentItems')
      .select('_id')
      .where('type', '=', type as 'facts')
      .executeTakeFirstOrThrow()
    return call(readContent, { params: { _id } })
  }
  const written = async (type: string, change: ContentData) => {
    const { _id, version, basedOn, data } = await entry(type)
    return {
      params: { _id },
      body: { version, ...(basedOn && { basedOn }), data: { ...data, ...change } },
    }
  }
  return {
    ...settings,
    call,
    cookie: await adminCookie(settings.app),
    upload: async (file: File) => (await call(uploadToLibrary, { body: { file } })).item,
    publish: async (type: string, change: ContentData) =>
      call(publishContent, await written(type, change)),
    save: async (type: string, change: ContentData) =>
      call(saveContent, await written(type, change)),
  }
}
