import { useQuery } from '@tanstack/react-query'
import { yes } from 'contract/content/choice-field'
import type { ListedEventCategory } from 'contract/content/event-categories'
import type { WhichEvents } from 'contract/events/event-lifecycle'
import { type EventEntry, events } from 'contract/events/events'
import { eventFormCalls, usePublishEvent } from '#app/data/event-lifecycle'
import { eventCategoriesQuery } from '#app/data/events'
import {
  choicesOf,
  formFields,
  type Looks,
  type RecordValues,
  type Stored,
} from '../../content/records/form-field'
import { type RecordFormLabels, RecordFormView } from '../../content/records/record-form-view'
import { valuesOf } from '../../content/records/use-record-form'
import type { PanelProps } from '../../shell/panel'
import { useAct } from '../../shell/use-act'
import { useDepartments } from '../../shell/use-departments'
import { useRights } from '../../shell/use-rights'
import { useTypedState } from '../../shell/use-typed-state'
import { PreviousDateField } from '../lifecycle/previous-date-field'
import { WhichField } from '../lifecycle/which-field'

const allDayField = 'isAllDay' satisfies keyof typeof events.fields

/** Scoped accounts must choose one of their departments. */
const fieldsOf = (
  departments: readonly string[],
  categories: readonly ListedEventCategory[],
  isScoped: boolean,
) =>
  formFields(events, {
    description: { rows: 6 },
    date: { isHalf: true, allDayBy: allDayField },
    time: { isHalf: true },
    end: { allDayBy: allDayField },
    contactEmail: { isHalf: true },
    contactPhone: { isHalf: true },
    department: { options: choicesOf(departments), isRequired: isScoped },
    category: { options: categories.map(({ _id, title }) => ({ value: _id, label: title })) },
  } satisfies Looks<typeof events>)

const draftField = 'isDraft' satisfies keyof typeof events.fields

/** Published before, a draft now, and nothing else has changed. */
function isOnlyUnpublished(stored: Stored, values: RecordValues): boolean {
  const before = valuesOf(events, stored)
  const changed = Object.keys(values).filter(
    (name) => (values[name] ?? '') !== (before[name] ?? ''),
  )
  return changed.length === 1 && changed[0] === draftField && values[draftField] === yes
}

const words: RecordFormLabels = {
  subject: 'events',
  add: { submit: 'Create Event', busy: 'Creating Event...' },
  readMilliseconds: 1000,
  failure: {
    add: 'Failed to add event. Please try again.',
    edit: 'Failed to update event. Please try again.',
  },
}

export function EventFormView({ panel }: PanelProps) {
  const departments = useDepartments()
  const { isScoped } = useRights()
  const [which, setWhich] = useTypedState<WhichEvents>(panel, 'which events', 'one')
  const { mutateAsync: publish } = usePublishEvent()
  const act = useAct(panel)
  const { copyOf } = panel.edited
  const { data: categories = [] } = useQuery(eventCategoriesQuery())
  return (
    <RecordFormView
      words={words}
      fields={fieldsOf(departments, categories, isScoped)}
      calls={eventFormCalls(copyOf?._id, which)}
      undoOf={(stored, values) =>
        stored && which === 'one' && isOnlyUnpublished(stored, values)
          ? () => void act(() => publish(stored._id))
          : undefined
      }
      extraFields={(form, stored) =>
        stored ? (
          <>
            <PreviousDateField form={form} event={stored as EventEntry} />
            <WhichField event={stored as EventEntry} value={which} onChange={setWhich} />
          </>
        ) : (
          copyOf && (
            <p className="text-ink-soft">
              Registration, check-in and certificate settings are copied too. Their dates move with
              the event.
            </p>
          )
        )
      }
      panel={panel}
    />
  )
}
