import {
  type EditedContent,
  listContent,
  publishContent,
  readContent,
  saveContent,
} from 'contract/content/calls'
import type { ContentData } from 'contract/content/data'
import { getFacts } from 'contract/content/facts'
import { listActivities } from 'contract/platform/activity'
import { testApp } from './test-app.ts'
import { writtenOver } from './written-over.ts'

/** An editor of the college's facts, and the public responses. */
export async function aFactsEditor() {
  const settings = await testApp()
  const call = await settings.signIn()
  const { entries } = await call(listContent, { query: { type: 'facts' } })
  const _id = entries[0]?._id ?? ''
  const params = { _id }
  const read = () => call(readContent, { params })
  return {
    ...settings,
    call,
    params,
    read,
    save: (entry: EditedContent, change: ContentData) =>
      call(saveContent, { params, body: writtenOver(entry, change) }),
    publish: (entry: EditedContent, change: ContentData, at?: string) =>
      call(publishContent, { params, body: { ...writtenOver(entry, change), ...(at && { at }) } }),
    hours: async () => (await settings.visitor(getFacts)).officeHours,
    activities: async () =>
      (await call(listActivities, { query: { subject: 'content' } })).activities,
  }
}
