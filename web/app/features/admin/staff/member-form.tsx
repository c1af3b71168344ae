import { faculty } from 'contract/faculty'
import { RotateCcw } from 'lucide'
import { Icon } from '#app/components/icon'
import type { Panel } from '../panel'
import { RecordForm } from '../records/record-form'
import { useRecordForm } from '../records/use-record-form'
import { useSendRecord } from '../records/use-send-record'
import { useSave } from '../use-save'
import type { StaffForm } from './forms'
import { fieldsOf, sentOf } from './member-fields'

const saveFailed = 'Failed to save faculty member. Please try again.'

/** Enters somebody of a group, or changes the member that the panel was asked to edit. */
export function MemberForm({ form, panel }: { form: StaffForm; panel: Panel }) {
  const { record: member } = panel.edited
  const texts = member ? form.edit : form.add
  const controls = useRecordForm(panel, faculty, member)
  const send = useSendRecord('faculty', member)
  const { submit, stage } = useSave({
    panel,
    form: controls,
    send: (values, onUploadProgress) => send(sentOf(form, values), onUploadProgress),
    onSaved: (_values, savedId) => {
      controls.reset()
      panel.openSaved(form.list, savedId)
    },
    failure: saveFailed,
    pictureField: 'photo',
  })
  const isBusy = stage !== undefined
  return (
    <RecordForm
      title={texts.title}
      form={controls}
      fields={fieldsOf(form)}
      stored={member}
      submit={submit}
      stage={stage}
      texts={texts}
    >
      {form.isTeaching ? (
        <button
          type="button"
          disabled={isBusy}
          onClick={() => controls.reset()}
          className="button-outline"
        >
          <Icon of={RotateCcw} className="size-4" />
          Reset
        </button>
      ) : (
        <button
          type="button"
          disabled={isBusy}
          onClick={() => panel.open(form.list)}
          className="button-outline"
        >
          Cancel
        </button>
      )}
    </RecordForm>
  )
}
