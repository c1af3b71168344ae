import { events } from 'contract/events'
import { RotateCcw } from 'lucide'
import { Icon } from '#app/components/icon'
import type { PanelProps } from '../panel'
import { formFields, type Looks } from '../records/form-field'
import { RecordForm } from '../records/record-form'
import { useRecordForm } from '../records/use-record-form'
import { useSaveEvent } from './use-save-event'

const looks = {
  description: { rows: 6 },
  date: { isHalf: true },
  time: { isHalf: true },
} satisfies Looks<typeof events>
const fields = formFields(events, looks)

const texts = {
  add: { submit: 'Create Event', busy: 'Creating Event...' },
  edit: { submit: 'Update Event', busy: 'Updating Event...' },
}

export function EventForm({ panel }: PanelProps) {
  const { record: event } = panel.edited
  const form = useRecordForm(panel, events, event)
  const { submit, stage, isSaved } = useSaveEvent(panel, form)
  return (
    <RecordForm
      form={form}
      fields={fields}
      stored={event}
      submit={submit}
      stage={stage}
      isSaved={isSaved}
      texts={event ? texts.edit : texts.add}
    >
      <button
        type="button"
        disabled={stage !== undefined || isSaved}
        onClick={() => form.reset()}
        className="button-outline"
      >
        <Icon of={RotateCcw} className="size-4" />
        Reset
      </button>
    </RecordForm>
  )
}
