import type { DeclaredRecord } from 'contract/content/record'
import { isUpload } from 'contract/content/upload-fields'
import { type RecordName, records } from 'contract/records'
import { useRef } from 'react'
import { v7 as uuidv7 } from 'uuid'
import { type RecordCalls, useRecordChanges } from '#app/data/record-changes'
import { shrinkLater } from '#app/lib/shrink-later'
import type { Saved } from '../../shell/use-save'
import type { RecordValues, Stored } from './form-field'

export async function withSmallPictures(
  { fields }: Pick<DeclaredRecord, 'fields'>,
  values: RecordValues,
) {
  const small: RecordValues = { ...values }
  for (const [name, field] of Object.entries(fields)) {
    const value = values[name]
    if (isUpload(field) && value instanceof File && field.bytes)
      small[name] = await shrinkLater(value, field.bytes)
  }
  return small
}

/** Shrinks pictures first. */
export function useSendRecord(
  subject: RecordName,
  stored: Stored | undefined,
  calls: RecordCalls = {},
) {
  const record = records[subject]
  /** If no response comes, the same record is sent again. */
  const newId = useRef(uuidv7())
  const { create, update } = useRecordChanges(subject, record, calls)
  return async (
    values: RecordValues,
    onUploadProgress: (share: number) => void,
    seen: string,
  ): Promise<Saved> => {
    const entered = await withSmallPictures(record, values)
    onUploadProgress(0)
    if (stored) {
      const body = { ...entered, seen }
      const answer = await update.mutateAsync({ _id: stored._id, body, onUploadProgress })
      return { message: answer.message || record.messages.updated, _id: stored._id }
    }
    const query = { _id: newId.current }
    const answer = await create.mutateAsync({ query, body: entered, onUploadProgress })
    newId.current = uuidv7()
    return { message: answer.message || record.messages.created, _id: answer._id }
  }
}
