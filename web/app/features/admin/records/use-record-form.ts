import { zodResolver } from '@hookform/resolvers/zod'
import { college } from 'college/facts'
import { isPicture } from 'contract/fields'
import type { DeclaredRecord } from 'contract/record'
import { localTime } from 'contract/zoned-time'
import type { Panel } from '../panel'
import { usePanelForm } from '../use-panel-form'
import { askedFields, type RecordValues, type Stored, valueIn } from './form-field'

/**
 * What the controls begin with: texts, a moment on the college's clock, and no file. What has no control is not sent, and so
 * stays what others have made of it meanwhile.
 */
export function valuesOf(
  record: Pick<DeclaredRecord, 'fields'>,
  stored: Stored | undefined,
): RecordValues {
  const values = askedFields(record).map(([name, field]) => {
    if (isPicture(field)) return [name, undefined]
    const known = String(valueIn(stored, name) ?? '')
    return [name, field.kind === 'moment' && known ? localTime(known, college.timeZone) : known]
  })
  return Object.fromEntries(values)
}

/** The form of a kind of record, filled from the one to change or to copy. */
export const useRecordForm = (panel: Panel, record: DeclaredRecord, known: Stored | undefined) =>
  usePanelForm<RecordValues>(panel, {
    // A new record needs a picture; a changed one may keep its own, and a copy that of the first.
    resolver: zodResolver((known ? record.update : record.create).schema.body),
    defaultValues: valuesOf(record, known),
  })

export type RecordFormControl = ReturnType<typeof useRecordForm>
