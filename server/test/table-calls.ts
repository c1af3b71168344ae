import {
  checkImport,
  exportTable,
  type ImportResult,
  importTable,
} from 'contract/operations/import'
import { urlOf } from 'contract/platform/client'
import type { RecordName } from 'contract/records'
import { stepUp } from './factor-calls.ts'
import { filePart, rawForm } from './raw-form.ts'
import { adminCookie, testApp } from './test-app.ts'

/** A server, and an administrator who imports and exports tables. */
export async function aTableOffice(settings?: Awaited<ReturnType<typeof testApp>>) {
  const office = settings ?? (await testApp())
  const cookie = await adminCookie(office.app)
  const send =
    ({ method, url }: typeof checkImport | typeof importTable) =>
    async (subject: RecordName, content: string | Uint8Array) => {
      const form = rawForm([filePart('file', content, 'table.csv', 'text/csv')])
      const answer = await office.app.inject({
        method,
        url: url.replace(':subject', subject),
        headers: { ...form.headers, cookie },
        payload: form.payload,
      })
      return { status: answer.statusCode, ...answer.json<ImportResult>() }
    }
  const take = async (subject: RecordName) => {
    await stepUp(office.app, cookie)
    const url = urlOf(exportTable, { params: { subject } })
    return office.app.inject({ url, headers: { cookie } })
  }
  return {
    ...office,
    check: send(checkImport),
    importRows: send(importTable),
    take,
    takeOut: async (subject: RecordName) => (await take(subject)).body,
    get: (url: string) => office.app.inject({ url, headers: { cookie } }),
    activities: () =>
      office.db
        .selectFrom('activities')
        .selectAll()
        .where('action', 'in', ['imported', 'exported'])
        .orderBy('_id')
        .execute(),
  }
}

/** As Excel writes them. */
export const lines = (...rows: string[]) => `${rows.join('\r\n')}\r\n`
