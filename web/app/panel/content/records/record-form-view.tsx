import { college } from 'college/facts'
import { formTexts } from 'contract/content/form-version'
import { uploadNames } from 'contract/content/upload-fields'
import { markRecordPresence } from 'contract/record-presence'
import { type RecordName, records } from 'contract/records'
import { type ReactNode, useState } from 'react'
import type { RecordCalls } from '#app/data/record-changes'
import { call } from '#app/lib/call'
import { useTimeout } from '#app/lib/use-timeout'
import { BackButton } from '../../shell/back-button'
import { Button } from '../../shell/button'
import type { Panel, ViewId } from '../../shell/panel'
import { useSave } from '../../shell/use-save'
import { Editors } from '../editing/other-editors'
import { usePresence } from '../editing/use-presence'
import type { FormField, RecordValues, Stored } from './form-field'
import { RecordForm } from './record-form'
import { RecordHistory } from './record-history'
import { recordFormTexts } from './record-texts'
import { ResetButton } from './reset-button'
import { useRecordConflict } from './use-record-conflict'
import { type RecordFormControl, useRecordForm } from './use-record-form'
import { RestoredNotice, useRestoredVersion } from './use-restored-version'
import { useSendRecord } from './use-send-record'

export type RecordFormTexts = { title?: string; submit?: string; busy?: string }

export type RecordFormLabels = {
  subject: RecordName
  list?: ViewId
  back?: string
  add?: RecordFormTexts
  edit?: RecordFormTexts
  isCancelled?: boolean
  /** How long to show the success message before the list opens. */
  readMilliseconds?: number
  /** Fallback where the server sends no message. */
  failure?: { add: string; edit: string }
}

const listOf = ({ list, subject }: RecordFormLabels): ViewId => list ?? subject

type RecordFormViewProps = {
  words: RecordFormLabels
  fields: readonly FormField[]
  sentOf?: ((values: RecordValues) => RecordValues) | undefined
  undoOf?: (stored: Stored | undefined, values: RecordValues) => (() => void) | undefined
  extraFields?: (form: RecordFormControl, stored: Stored | undefined) => ReactNode
  calls?: RecordCalls
  panel: Panel
}

export function RecordFormView({ extraFields, ...props }: RecordFormViewProps) {
  const { words, fields, panel } = props
  const { form, stored, submit, stage, isSaved, conflict } = useRecordView(props)
  const version = useRestoredVersion({ subject: words.subject, stored, fields, form, panel })
  const isBusy = stage !== undefined || isSaved
  const { back, ...declared } = recordFormTexts(words.subject)
  const act = stored ? 'edit' : 'add'
  const texts: RecordFormTexts & typeof declared.add = { ...declared[act], ...words[act] }
  const toList = () => panel.open(listOf(words))
  return (
    <div className="grid justify-items-start gap-4">
      <BackButton onClick={toList}>{words.back ?? back}</BackButton>
      {stored && <OtherEditors subject={words.subject} _id={stored._id} />}
      {version.restored && <RestoredNotice {...version.restored} />}
      <RecordForm
        title={texts.title}
        form={form}
        fields={fields}
        stored={stored ?? panel.edited.copyOf}
        restored={version.restored}
        extraFields={extraFields?.(form, stored)}
        submit={submit}
        stage={stage}
        isSaved={isSaved}
        texts={texts}
      >
        {words.isCancelled ? (
          <Button disabled={isBusy} onClick={toList}>
            Cancel
          </Button>
        ) : (
          <ResetButton
            isDisabled={isBusy}
            onReset={() => {
              form.reset()
              conflict.restart()
              version.forget()
            }}
          />
        )}
      </RecordForm>
      {stored && (
        <div className="mt-2 w-full min-w-0">
          <RecordHistory
            subject={words.subject}
            recordId={stored._id}
            isBusy={isBusy}
            onRestore={version.restore}
          />
        </div>
      )}
      {conflict.dialog}
      {version.dialog}
    </div>
  )
}

function OtherEditors({ subject, _id }: { subject: RecordName; _id: string }) {
  const mark = () => call(markRecordPresence[subject], { params: { _id } })
  const editors = usePresence(_id, true, mark)
  return <Editors editors={editors} noun={records[subject].one} />
}

function useRecordView({
  words,
  fields,
  sentOf,
  calls,
  undoOf,
  panel,
}: Omit<RecordFormViewProps, 'extraFields'>) {
  const { subject, failure, readMilliseconds } = words
  const list = listOf(words)
  const { record: stored, copyOf } = panel.edited
  const form = useRecordForm(panel, records[subject], stored ?? copyOf)
  const send = useSendRecord(subject, stored, calls)
  const [saved, setSaved] = useState<{ _id: string | undefined }>()
  useTimeout(saved, readMilliseconds ?? 0, () => {
    // Whoever is already typing the next record stays in the form.
    setSaved(undefined)
    panel.openSaved(list, saved?._id)
  })
  const conflict = useRecordConflict({
    fields,
    form,
    filled: formTexts(records[subject].fields, stored, college.timeZone),
    onChosen: () => void submit(),
  })
  const { submit, stage } = useSave({
    panel,
    form,
    send: (values, onUploadProgress) =>
      send(sentOf?.(values) ?? values, onUploadProgress, conflict.seen()),
    ask: conflict.ask,
    undoOf: (values) => undoOf?.(stored, values),
    onSaved: (values, _id) => {
      conflict.saved(values)
      form.reset(stored ? values : undefined)
      if (readMilliseconds) setSaved({ _id })
      else panel.openSaved(list, _id)
    },
    failure:
      failure?.[stored ? 'edit' : 'add'] ??
      `Failed to save ${records[subject].one}. Please try again.`,
    pictureField: uploadNames(records[subject].fields)[0] ?? '',
  })
  return { form, stored, submit, stage, isSaved: saved !== undefined, conflict }
}
