import { events } from 'contract/events'
import type { PanelProps } from '../panel'
import { formFields, type Looks } from '../records/form-field'
import { RecordFormView, type RecordFormWords } from '../records/record-form-view'

const looks = {
  description: { rows: 6 },
  date: { isHalf: true },
  time: { isHalf: true },
} satisfies Looks<typeof events>
const fields = formFields(events, looks)

const words: RecordFormWords = {
  subject: 'events',
  list: 'events',
  back: 'Back to Events',
  add: { submit: 'Create Event', busy: 'Creating Event...' },
  edit: { submit: 'Update Event', busy: 'Updating Event...' },
  readMilliseconds: 1000,
  failure: {
    add: 'Failed to add event. Please try again.',
    edit: 'Failed to update event. Please try again.',
  },
}

export const EventFormView = ({ panel }: PanelProps) => (
  <RecordFormView words={words} fields={fields} panel={panel} />
)
