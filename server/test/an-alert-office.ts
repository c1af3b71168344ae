import { randomUUID } from 'node:crypto'
import { listAlerts } from 'contract/content/alerts'
import { type EditedContent, publishContent, readContent } from 'contract/content/calls'
import type { ContentData } from 'contract/content/data'
import { createContent, endContent, withdrawContent } from 'contract/content/entry-calls'
import { type TestSettings, testApp } from './test-app.ts'
import { writtenOver } from './written-over.ts'

/** A publisher of alerts, and the public responses. */
export async function anAlertOffice(settings: TestSettings = {}) {
  const app = await testApp(settings)
  const call = await app.signIn()
  const params = ({ _id }: { _id: string }) => ({ params: { _id } })
  const create = async (name: string) =>
    (await call(createContent, { body: { _id: randomUUID(), type: 'alert', name } })).entry
  const publish = async (
    entry: EditedContent,
    change: ContentData = {},
    how: { at?: string; isConfirmed?: true } = {},
  ) => {
    const body = { ...writtenOver(entry, change), ...how }
    return (await call(publishContent, { ...params(entry), body })).entry
  }
  const of = async (entry: { _id: string }) => {
    const { version } = await call(readContent, params(entry))
    return { ...params(entry), body: { version } }
  }
  return {
    ...app,
    call,
    create,
    publish,
    add: async (name: string, change: ContentData = {}) =>
      publish(await create(name), change, { isConfirmed: true }),
    withdraw: async (entry: { _id: string }) => call(withdrawContent, await of(entry)),
    end: async (entry: { _id: string }, at: string) => {
      const { body, ...rest } = await of(entry)
      return (await call(endContent, { ...rest, body: { ...body, at } })).entry
    },
    /** Alerts on public pages. */
    alerts: () => app.visitor(listAlerts),
    titles: async () => (await app.visitor(listAlerts)).map(({ title }) => title),
  }
}
