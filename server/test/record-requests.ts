import { uploadNames } from 'contract/content/upload-fields'
import { forEachRecord, type RecordName, recordNames, records } from 'contract/records'
import type { FastifyInstance } from 'fastify'
import { aPicture } from 'testing/a-picture.ts'
import { recordFields } from 'testing/record-fields.ts'
import { filePart, partsOf, rawForm } from './raw-form.ts'

type Ids = Record<RecordName, string>

export async function recordForm(subject: RecordName) {
  const picture = await (await aPicture()).bytes()
  const [field = ''] = uploadNames(records[subject].fields)
  return rawForm([...partsOf(recordFields(records[subject]))(), filePart(field, picture)])
}

/** Calls that write each kind of record, with valid bodies. */
export const recordWrites = recordNames.flatMap((subject) => {
  const { create, update, remove } = records[subject]
  const form = () => recordForm(subject)
  const of = (call: { method: 'POST' | 'PUT' | 'DELETE'; url: string }) => ({
    route: `${call.method} ${call.url}`,
    method: call.method,
    urlOf: (ids: Ids) => call.url.replace(':_id', ids[subject]),
  })
  return [
    { ...of(create), sent: form },
    { ...of(update), sent: form },
    { ...of(remove), sent: async () => ({ headers: {} }) },
  ]
})

/** Creates one record of each kind through the API. */
export async function enterRecords(app: FastifyInstance, cookie: string): Promise<Ids> {
  const ids: Ids = forEachRecord(() => '')
  for (const subject of recordNames) {
    const { headers, payload } = await recordForm(subject)
    const { url, method } = records[subject].create
    const answer = await app.inject({ method, url, payload, headers: { ...headers, cookie } })
    ids[subject] = answer.json()._id
  }
  return ids
}
