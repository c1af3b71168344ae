import { eventStates } from 'contract/event-status'
import { events } from 'contract/events'
import type { PanelProps } from '../panel'
import { formFields, type Looks } from '../records/form-field'
import { RecordFormView, type RecordFormWords } from '../records/record-form-view'
import { useDepartments } from '../use-departments'
import { useRights } from '../use-rights'

const wholeDayBy = 'isAllDay' satisfies keyof typeof events.fields

/** Who may write for some departments only has to say for which. */
const fieldsOf = (departments: readonly string[], isScoped: boolean) =>
  formFields(events, {
    description: { rows: 6 },
    date: { isHalf: true, wholeDayBy },
    time: { isHalf: true },
    end: { wholeDayBy },
    contactEmail: { isHalf: true },
    contactPhone: { isHalf: true },
    state: { options: eventStates },
    department: { options: departments, isRequired: isScoped },
  } satisfies Looks<typeof events>)

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

export function EventFormView({ panel }: PanelProps) {
  const departments = useDepartments()
  const { isScoped } = useRights()
  return <RecordFormView words={words} fields={fieldsOf(departments, isScoped)} panel={panel} />
}
