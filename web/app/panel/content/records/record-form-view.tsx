import { college } from 'college/facts'
import { pictureNames } from 'contract/content/fields'
import { formTexts } from 'contract/content/form-version'
import { type RecordName, records } from 'contract/records'
import { type ReactNode, useState } from 'react'
import type { OtherCalls } from '#app/data/record-changes'
import { useTimeout } from '#app/lib/use-timeout'
import { BackButton } from '../../shell/back-button'
import type { Panel, ViewId } from '../../shell/panel'
import { useSave } from '../../shell/use-save'
import type { FormField, RecordValues, Stored } from './form-field'
import { RecordForm } from './record-form'
import { formWords } from './record-words'
import { ResetButton } from './reset-button'
import { useRecordConflict } from './use-record-conflict'
import { type RecordFormControl, useRecordForm } from './use-record-form'
import { useSendRecord } from './use-send-record'

/** What it is called, and what stands on its button before and while it is sent. */
export type FormTexts = { title?: string; submit?: string; busy?: string }

/** What a form of the panel says besides what is declared of its records. */
export type RecordFormWords = {
  subject: RecordName
  /** The list, where it is not that of all records, and what leads back to it. */
  list?: ViewId
  back?: string
  add?: FormTexts
  edit?: FormTexts
  /** Whether the other button leaves the form; else it begins anew. */
  isCancelled?: boolean
  /** How long its success is read before the list opens. */
  readMilliseconds?: number
  /** Said when a save fails without words of the server's. */
  failure?: { add: string; edit: string }
}

const listOf = ({ list, subject }: RecordFormWords): ViewId => list ?? subject

type RecordFormViewProps = {
  words: RecordFormWords
  fields: readonly FormField[]
  /** What is sent of what was entered, if not all. */
  sentOf?: ((values: RecordValues) => RecordValues) | undefined
  /** What is asked besides the fields. */
  besides?: (form: RecordFormControl, stored: Stored | undefined) => ReactNode
  calls?: OtherCalls
  panel: Panel
}

/** Makes a new record, or changes the one that the panel was asked to edit; then leads to it in its list. */
export function RecordFormView({ besides, ...props }: RecordFormViewProps) {
  const { words, fields, panel } = props
  const { form, stored, submit, stage, isSaved, conflict } = useRecordView(props)
  const isBusy = stage !== undefined || isSaved
  const { back, ...declared } = formWords(words.subject)
  const act = stored ? 'edit' : 'add'
  const texts: FormTexts & typeof declared.add = { ...declared[act], ...words[act] }
  const toList = () => panel.open(listOf(words))
  return (
    <div className="grid justify-items-start gap-4">
      <BackButton onClick={toList}>{words.back ?? back}</BackButton>
      <RecordForm
        title={texts.title}
        form={form}
        fields={fields}
        stored={stored ?? panel.edited.copyOf}
        besides={besides?.(form, stored)}
        submit={submit}
        stage={stage}
        isSaved={isSaved}
        texts={texts}
      >
        {words.isCancelled ? (
          <button type="button" disabled={isBusy} onClick={toList} className="button-outline">
            Cancel
          </button>
        ) : (
          <ResetButton
            isDisabled={isBusy}
            onReset={() => {
              form.reset()
              conflict.restart()
            }}
          />
        )}
      </RecordForm>
      {conflict.dialog}
    </div>
  )
}

function useRecordView({
  words,
  fields,
  sentOf,
  calls,
  panel,
}: Omit<RecordFormViewProps, 'besides'>) {
  const { subject, failure, readMilliseconds } = words
  const list = listOf(words)
  const { record: stored, copyOf } = panel.edited
  const form = useRecordForm(panel, records[subject], stored ?? copyOf)
  const send = useSendRecord(subject, stored, calls)
  const [saved, setSaved] = useState<{ _id: string | undefined }>()
  useTimeout(saved, readMilliseconds ?? 0, () => {
    // Who has typed the next one meanwhile may stay with it.
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
    onSaved: (values, _id) => {
      conflict.saved(values)
      form.reset(stored ? values : undefined)
      if (readMilliseconds) setSaved({ _id })
      else panel.openSaved(list, _id)
    },
    failure:
      failure?.[stored ? 'edit' : 'add'] ??
      `Failed to save ${records[subject].one}. Please try again.`,
    pictureField: pictureNames(records[subject].fields)[0] ?? '',
  })
  return { form, stored, submit, stage, isSaved: saved !== undefined, conflict }
}
