import { zodResolver } from '@hookform/resolvers/zod'
import { college } from 'college/facts'
import { formTexts } from 'contract/content/form-version'
import type { DeclaredRecord } from 'contract/content/record'
import { uploadNames } from 'contract/content/upload-fields'
import type { Panel } from '../../shell/panel'
import { usePanelForm } from '../../shell/use-panel-form'
import type { RecordValues, Stored } from './form-field'

/** Only fields with a control are sent, so other people's changes to the rest survive. */
export function valuesOf(
  record: Pick<DeclaredRecord, 'fields'>,
  stored: Stored | undefined,
): RecordValues {
  const texts = formTexts(record.fields, stored, college.timeZone)
  const noFiles = uploadNames(record.fields).map((name) => [name, undefined])
  return { ...texts, ...Object.fromEntries(noFiles) }
}

export const useRecordForm = (panel: Panel, record: DeclaredRecord, known: Stored | undefined) =>
  usePanelForm<RecordValues>(panel, {
    // A new record needs a picture; edited and copied ones may keep theirs.
    resolver: zodResolver((known ? record.update : record.create).body),
    defaultValues: valuesOf(record, known),
  })

export type RecordFormControl = ReturnType<typeof useRecordForm>
