import { randomUUID } from 'node:crypto'
import {
  type EditedContent,
  publishContent,
  readContent,
  saveContent,
} from 'contract/content/calls'
import type { ContentData } from 'contract/content/data'
import { createContent, endContent, withdrawContent } from 'contract/content/entry-calls'
import { getNotice, listNotices } from 'contract/content/notices'
import type { Call } from 'contract/platform/client'
import { paragraph } from './a-page-editor.ts'
import { type TestSettings, testApp } from './test-app.ts'
import { writtenOver } from './written-over.ts'

/** A site without notices, an editor, and the public responses. */
export async function aNoticeOffice(settings: TestSettings = {}) {
  const app = await testApp(settings)
  await app.changes.commit('notice', (trx) =>
    trx.deleteFrom('contentItems').where('type', '=', 'notice').execute(),
  )
  let session = await app.signIn()
  const call = ((...requested: Parameters<Call>) => session(...requested)) as Call
  const rows = await app.db
    .selectFrom('contentItems')
    .select(['_id', 'slug'])
    .where('type', '=', 'noticeCategory')
    .execute()
  const categoryId = (slug: string) => rows.find((row) => row.slug === slug)?._id ?? ''
  const params = ({ _id }: { _id: string }) => ({ params: { _id } })
  const words = { category: categoryId('general'), body: paragraph('Read this.') }
  const create = async (name: string) =>
    (await call(createContent, { body: { _id: randomUUID(), type: 'notice', name } })).entry
  const publish = async (entry: EditedContent, change: ContentData = {}, at?: string) => {
    const written = writtenOver(entry, { ...words, ...change })
    const body = { ...written, ...(at && { at }) }
    return (await call(publishContent, { ...params(entry), body })).entry
  }
  return {
    ...app,
    call,
    categoryId,
    /** For tests whose clock passes the end of a session. */
    signInAgain: async () => {
      session = await app.signIn()
    },
    create,
    publish,
    /** A published notice. */
    add: async (name: string, change: ContentData = {}, at?: string) =>
      publish(await create(name), change, at),
    save: async (entry: EditedContent, change: ContentData) =>
      (
        await call(saveContent, {
          ...params(entry),
          body: writtenOver(entry, { ...words, ...change }),
        })
      ).entry,
    withdraw: async (_id: string) => {
      const { version } = await call(readContent, { params: { _id } })
      return call(withdrawContent, { params: { _id }, body: { version } })
    },
    end: async (_id: string, at: string) => {
      const { version } = await call(readContent, { params: { _id } })
      return call(endContent, { params: { _id }, body: { version, at } })
    },
    titles: async (query: Parameters<typeof ask>[0] = {}) =>
      (await ask(query)).notices.map(({ title }) => title),
    ask,
    read: (slug: string) => app.visitor(getNotice, { params: { slug } }),
  }

  function ask(query: Partial<Record<'category' | 'department' | 'year' | 'page', string>> = {}) {
    return app.visitor(listNotices, { query })
  }
}
