import { useInfiniteQuery } from '@tanstack/react-query'
import { college } from 'college/facts'
import { hasCheckInOpened } from 'contract/events/check-in'
import {
  exportRegistrations,
  type OfficeEvent,
  type OfficeRegistration,
} from 'contract/events/registration-office'
import { baseStatusLabels, type PeopleFilter, peopleGroupLabels } from 'contract/events/statuses'
import { urlOf } from 'contract/platform/client'
import { UserRoundPlus, Users } from 'lucide'
import { useState } from 'react'
import { useMarkCame } from '#app/data/event-people'
import { peopleQuery } from '#app/data/registration-office'
import { useSite } from '#app/lib/site'
import { Button } from '../../shell/button'
import { dayStamp } from '../../shell/day-stamp'
import { DownloadButton } from '../../shell/download-button'
import { Notice } from '../../shell/list/list-notices'
import { loadedEntries } from '../../shell/list/loaded-entries'
import { SearchList } from '../../shell/list/search-list'
import { useListSearch } from '../../shell/list/use-list-search'
import type { PanelProps } from '../../shell/panel'
import { useAct } from '../../shell/use-act'
import { RemoveDialog } from '../registrations/remove-dialog'
import { SeatDialog } from '../registrations/seat-dialog'
import { UndoDialog } from '../registrations/undo-dialog'
import { useListFocus } from '../registrations/use-list-focus'
import { AddPersonDialog } from './add-person-dialog'
import type { Recipients } from './email-form'
import { PeopleActDialog } from './people-act-dialog'
import { type ActTimes, actsOf, type ManyAct, type PersonAct, peopleText } from './people-acts'
import { PeopleSelectionBar } from './people-selection-bar'
import { PeopleTable, type Sorting } from './people-table'
import { PersonDialog } from './person-dialog'
import { type SelectedPeople, usePeopleSelection } from './use-people-selection'

const { queue, ...groups } = peopleGroupLabels
const { waiting, offered } = baseStatusLabels
const filters = {
  people: { '': 'All', ...groups, ...baseStatusLabels },
  queue: { queue, waiting, offered },
} as const

const noneYet = {
  people: {
    title: 'No registrations yet',
    text: 'People appear here when they register. To add somebody yourself, choose “Add a person”.',
  },
  queue: { title: 'The waiting list is empty', text: 'People join it when all seats are taken.' },
} as const

type PeopleTabProps = PanelProps & {
  event: OfficeEvent
  isQueue: boolean
  onEmail: (recipients: Recipients) => void
}

export function PeopleTab({ event, isQueue, onEmail, panel }: PeopleTabProps) {
  const { _id: eventId } = event
  const filtered = useListSearch<PeopleFilter | ''>(
    isQueue ? 'queue' : '',
    isQueue ? undefined : panel.start.choice?.person,
  )
  const [sorting, setSorting] = useState<Sorting>({ sort: 'arrival', order: 'asc' })
  const { filter: state, debouncedSearch: search } = filtered
  const list = useInfiniteQuery(peopleQuery(eventId, { state, search, ...sorting }))
  const people = loadedEntries(list.data?.pages, (page) => page.registrations)
  const query = { state: state || undefined, search: search || undefined }
  const matching = list.data?.pages.at(-1)?.found ?? 0
  const selection = usePeopleSelection(query, matching, panel)
  const [dialog, setDialog] = useState<OpenDialog>()
  const listFocus = useListFocus<HTMLElement>(dialog)
  const times = useActTimes(event)
  const came = useMarkCame(eventId)
  const act = useAct(panel)
  const mark = async (people: Parameters<typeof came.mutateAsync>[0]) => {
    if (await act(() => came.mutateAsync(people))) selection.end()
  }
  return (
    <section
      {...listFocus}
      aria-label={isQueue ? 'Waiting list' : 'Registered people'}
      className="grid min-w-0 gap-3 outline-none"
    >
      <SearchList
        {...{ filteredList: filtered, list }}
        entries={people}
        noun="registrations"
        searchHint="Search by name or email"
        filter={{ label: 'Status', options: filters[isQueue ? 'queue' : 'people'] }}
        noneYet={
          <Notice icon={Users} {...noneYet[isQueue ? 'queue' : 'people']}>
            {null}
          </Notice>
        }
        tools={
          <Tools
            {...{ eventId, query, panel }}
            onAdd={() => setDialog({ kind: 'add', known: '' })}
          />
        }
      >
        <div className="grid min-w-0 gap-3">
          <PeopleSelectionBar
            {...{ selection, matching, ...times }}
            onEmail={() => onEmail(recipientsOf(selection))}
            onCame={() => {
              if (selection.count > 1) setDialog({ kind: 'many', act: 'came' })
              else void mark(selection.value())
            }}
            onAct={(act) => setDialog({ kind: 'many', act })}
          />
          {people.length > 0 ? (
            <PeopleTable
              people={people}
              {...{ selection, sorting }}
              onSort={setSorting}
              onOpen={(one) => setDialog({ kind: 'person', one })}
            />
          ) : (
            <AddSearched known={search} onAdd={(known) => setDialog({ kind: 'add', known })} />
          )}
        </div>
      </SearchList>
      {dialog && (
        <Dialogs
          {...{ dialog, people, eventId, times, panel, selection }}
          onCame={(one) => void mark({ ids: [one._id], count: 1 })}
          onOpen={setDialog}
          onClose={() => setDialog(undefined)}
        />
      )}
    </section>
  )
}

const recipientsOf = (selection: SelectedPeople): Recipients => ({
  label: `${peopleText(selection.count)} you selected`,
  people: selection.value(),
})

function useActTimes({ date }: OfficeEvent): ActTimes {
  const { now } = useSite()
  return {
    hasBegun: Date.parse(date) <= now.getTime(),
    isNear: hasCheckInOpened(date, now, college.timeZone),
  }
}

type ToolsProps = PanelProps & {
  eventId: string
  query: { state: PeopleFilter | undefined; search: string | undefined }
  onAdd: () => void
}

const Tools = ({ eventId, query, onAdd, panel }: ToolsProps) => (
  <>
    <Button icon={UserRoundPlus} onClick={onAdd} className="px-4 max-sm:w-full">
      Add a person
    </Button>
    <DownloadButton
      url={urlOf(exportRegistrations, { params: { eventId }, query })}
      fileName={`registrations-${dayStamp()}.csv`}
      panel={panel}
      holds="names, email addresses and answers of the people who registered"
      className="px-4 max-sm:w-full"
    >
      Export CSV
    </DownloadButton>
  </>
)

const leastLetters = 2

/** The search text may be the name or the email address of the person to add. */
const AddSearched = ({ known, onAdd }: { known: string; onAdd: (known: string) => void }) =>
  known.length < leastLetters ? null : (
    <div>
      <Button icon={UserRoundPlus} onClick={() => onAdd(known)}>
        {`Add “${known}”`}
      </Button>
    </div>
  )

type OpenDialog =
  | { kind: 'add'; known: string }
  | { kind: 'many'; act: ManyAct }
  | { kind: 'person'; one: OfficeRegistration; act?: PersonAct }

type DialogsProps = PanelProps & {
  dialog: OpenDialog
  people: readonly OfficeRegistration[]
  eventId: string
  times: ActTimes
  selection: SelectedPeople
  onCame: (one: OfficeRegistration) => void
  onOpen: (dialog: OpenDialog) => void
  onClose: () => void
}

function Dialogs({ dialog, people, times, selection, onCame, onOpen, ...around }: DialogsProps) {
  if (dialog.kind === 'add') return <AddPersonDialog known={dialog.known} {...around} />
  if (dialog.kind === 'many')
    return (
      <PeopleActDialog
        act={dialog.act}
        people={selection.value()}
        onDone={selection.end}
        {...around}
      />
    )
  const { act } = dialog
  // As the list has them now: somebody else may have changed them.
  const one = people.find(({ _id }) => _id === dialog.one._id) ?? dialog.one
  const alone = { ids: [one._id], count: 1 }
  if (act === 'remove') return <RemoveDialog registration={one} {...around} />
  if (act === 'seat') return <SeatDialog registration={one} {...around} />
  if (act === 'queue')
    return <PeopleActDialog act="queue" people={alone} onDone={selection.end} {...around} />
  if (act === 'undo')
    return <UndoDialog checkInId={one.checkIn?._id ?? ''} name={one.name} {...around} />
  return (
    <PersonDialog
      person={one}
      acts={actsOf(one, times)}
      onAct={(chosen) => {
        if (chosen !== 'came') return onOpen({ kind: 'person', one, act: chosen })
        onCame(one)
        around.onClose()
      }}
      {...around}
    />
  )
}
