import { randomUUID } from 'node:crypto'
import {
  type EditedContent,
  listContent,
  publishContent,
  readContent,
  saveContent,
} from 'contract/content/calls'
import type { ContentData } from 'contract/content/data'
import {
  createContent,
  endContent,
  moveContent,
  recoverContent,
  reinstateContent,
  trashContent,
  withdrawContent,
} from 'contract/content/entry-calls'
import { listActivities } from 'contract/platform/activity'
import { publicPages } from './public-pages.ts'
import { type TestSettings, testApp } from './test-app.ts'
import { writtenOver } from './written-over.ts'

export const paragraph = (text: string) => ({
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text }] }],
})

/** Publishable data. */
export const pageWords = {
  summary: 'What everybody should know about it.',
  body: paragraph('Rooms for two hundred students.'),
  days: [],
  courseTable: 'none',
}

/** An editor of pages, and the public responses. */
export async function aPageEditor(settings: TestSettings = {}) {
  const app = await testApp(settings)
  const call = await app.signIn()
  const of = ({ _id }: { _id: string }) => ({ params: { _id } })
  const entryOf = async (work: Promise<{ entry: EditedContent }>) => (await work).entry
  const version = ({ version: made }: EditedContent) => ({ version: made })
  const create = (name: string, _id: string = randomUUID()) =>
    entryOf(call(createContent, { body: { _id, type: 'page', name } }))
  const publish = (entry: EditedContent, change: ContentData = {}, at?: string) =>
    entryOf(
      call(publishContent, {
        ...of(entry),
        body: { ...writtenOver(entry, { ...pageWords, ...change }), ...(at && { at }) },
      }),
    )
  return {
    ...app,
    call,
    create,
    publish,
    /** A published page. */
    add: async (name: string) => publish(await create(name)),
    read: (entry: { _id: string }) => call(readContent, of(entry)),
    save: (entry: EditedContent, change: ContentData) =>
      entryOf(call(saveContent, { ...of(entry), body: writtenOver(entry, change) })),
    withdraw: (entry: EditedContent) =>
      entryOf(call(withdrawContent, { ...of(entry), body: version(entry) })),
    end: (entry: EditedContent, at?: string) =>
      entryOf(call(endContent, { ...of(entry), body: { ...version(entry), ...(at && { at }) } })),
    trash: (entry: EditedContent) =>
      entryOf(call(trashContent, { ...of(entry), body: version(entry) })),
    recover: (entry: EditedContent) =>
      entryOf(call(recoverContent, { ...of(entry), body: version(entry) })),
    reinstate: (entry: EditedContent, unpublishAt?: string) =>
      entryOf(
        call(reinstateContent, {
          ...of(entry),
          body: { ...version(entry), ...(unpublishAt && { unpublishAt }) },
        }),
      ),
    move: (entry: { _id: string; position: number }, before?: { _id: string }) =>
      call(moveContent, {
        ...of(entry),
        body: { position: entry.position, ...(before && { before: before._id }) },
      }),
    list: async (trash?: 'only') => {
      const query = { type: 'page', ...(trash && { trash }) } as const
      const { entries } = await call(listContent, { query })
      return entries.toSorted((one, other) => one.position - other.position)
    },
    activities: async () =>
      (await call(listActivities, { query: { subject: 'content' } })).activities.map(
        ({ admin, action, targetName }) => `${admin.split('@')[0]} ${action} ${targetName}`,
      ),
    /** Public slugs, with the current one after an arrow for old ones. */
    visible: () => publicPages(app.db, app.deps.now()),
  }
}
