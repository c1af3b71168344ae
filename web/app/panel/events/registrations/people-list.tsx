import { useQuery } from '@tanstack/react-query'
import { exportRegistrations, type OfficeRegistration } from 'contract/events/registration-office'
import { type BaseRegistrationStatus, baseStatusLabels } from 'contract/events/statuses'
import { urlOf } from 'contract/platform/client'
import { useState } from 'react'
import { peopleQuery } from '#app/data/registration-office'
import { dayStamp } from '../../shell/day-stamp'
import { DownloadButton } from '../../shell/download-button'
import { SearchList } from '../../shell/list/search-list'
import { useListSearch } from '../../shell/list/use-list-search'
import type { PanelProps } from '../../shell/panel'
import { type PersonAct, RegistrantRow } from './person-row'
import { RemoveDialog } from './remove-dialog'
import { SeatDialog } from './seat-dialog'
import { UndoDialog } from './undo-dialog'
import { useListFocus } from './use-list-focus'

const states: Record<BaseRegistrationStatus | '', string> = { '': 'All', ...baseStatusLabels }

type PeopleListProps = PanelProps & { eventId: string }

export function PeopleList({ eventId, panel }: PeopleListProps) {
  const filtered = useListSearch<BaseRegistrationStatus | ''>('', {
    search: panel.start.choice?.person,
  })
  const { filter: state, asked: search, page } = filtered
  const [requested, setAsked] = useState<{ one: OfficeRegistration; act: PersonAct }>()
  const listFocus = useListFocus<HTMLElement>(requested)
  const list = useQuery(peopleQuery(eventId, { state, search, page }))
  const query = { state: state || undefined, search: search || undefined }
  return (
    <section {...listFocus} aria-label="Registered people" className="grid gap-4 outline-none">
      <SearchList
        {...{ filteredList: filtered, list }}
        noun="registrations"
        one="registration"
        searchHint="Search by name or email"
        filter={{ label: 'Status', options: states }}
        failure="Registrations could not be loaded."
        tools={
          <DownloadButton
            url={urlOf(exportRegistrations, { params: { eventId }, query })}
            fileName={`registrations-${dayStamp()}.csv`}
            panel={panel}
            holds="names, email addresses and answers of the people who registered"
            className="px-4 max-sm:w-full"
          >
            Export CSV
          </DownloadButton>
        }
      >
        {({ registrations }) =>
          registrations.length > 0 && (
            <ol className="divide-y divide-line rounded-card border border-line bg-card shadow-card">
              {registrations.map((one) => (
                <RegistrantRow key={one._id} one={one} onAct={(act) => setAsked({ one, act })} />
              ))}
            </ol>
          )
        }
      </SearchList>
      {requested && (
        <ActDialog {...requested} {...{ eventId, panel }} onClose={() => setAsked(undefined)} />
      )}
    </section>
  )
}

type ActDialogProps = PeopleListProps & {
  one: OfficeRegistration
  act: PersonAct
  onClose: () => void
}

function ActDialog({ one, act, ...rest }: ActDialogProps) {
  if (act === 'remove') return <RemoveDialog registration={one} {...rest} />
  if (act === 'seat') return <SeatDialog registration={one} {...rest} />
  return <UndoDialog checkInId={one.checkIn?._id ?? ''} name={one.name} {...rest} />
}
