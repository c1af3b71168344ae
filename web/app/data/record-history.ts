import { getVersion, listVersions } from 'contract/record-history'
import type { RecordName } from 'contract/records'
import { call } from '#app/lib/call'
import { freshQuery } from './fresh-query'

export const recordHistoryQuery = (subject: RecordName, _id: string) => ({
  ...freshQuery([subject, 'history', _id], listVersions[subject], { params: { _id } }),
  gcTime: 0,
})

export const fetchRecordVersion = async (subject: RecordName, _id: string, versionId: string) =>
  (await call(getVersion[subject], { params: { _id, versionId } })).texts
