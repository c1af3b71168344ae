import { useQuery } from '@tanstack/react-query'
import { addressOf } from 'contract/client'
import { exportRegistrations, type OfficeRegistration } from 'contract/registration-office'
import { type RegistrationState, registrationStates } from 'contract/registrations'
import { useState } from 'react'
import { peopleQuery } from '#app/data/registration-office'
import { formatMoment, standingColours } from '#app/lib/registration-standing'
import { dayStamp } from '../day-stamp'
import { DownloadButton } from '../download-button'
import { ListSelect, ListToolbar } from '../list/list-toolbar'
import { useListSearch } from '../list/use-list-search'
import type { PanelProps } from '../panel'
import { Pages } from './pages'
import { RemoveDialog } from './remove-dialog'

const states: Record<RegistrationState | '', string> = { '': 'All', ...registrationStates }

type PeopleListProps = PanelProps & { eventId: string }

/** Who has registered, in the order of arrival. */
export function PeopleList({ eventId, panel }: PeopleListProps) {
  const narrowed = useListSearch<RegistrationState | ''>('')
  const { filter: state, asked, page } = narrowed
  const [removing, setRemoving] = useState<OfficeRegistration>()
  const list = useQuery(peopleQuery(eventId, { state, search: asked, page }))
  const { data } = list
  const query = { state: state || undefined, search: asked || undefined }
  return (
    <section aria-label="Who has registered" className="grid gap-4">
      <ListToolbar
        searchLabel="Search people"
        searchHint="Name or email"
        search={narrowed.search}
        onSearch={narrowed.setSearch}
        isRefreshing={list.isFetching}
        onRefresh={() => void list.refetch()}
      >
        <ListSelect label="State" value={state} options={states} onChange={narrowed.setFilter} />
        <DownloadButton
          url={addressOf(exportRegistrations, { params: { eventId }, query })}
          fileName={`registrations-${dayStamp()}.csv`}
          panel={panel}
          holds="names, addresses and answers of those who have registered"
          className="px-4 max-sm:w-full"
        >
          Export CSV
        </DownloadButton>
      </ListToolbar>
      {!data && (
        <p role={list.isError ? 'alert' : 'status'}>
          {list.isError ? 'The list could not be loaded.' : 'Loading...'}
        </p>
      )}
      {data && data.registrations.length > 0 && (
        <ol className="divide-y divide-line rounded-card border border-line bg-card shadow-card">
          {data.registrations.map((one) => (
            <PersonRow key={one._id} one={one} onRemove={() => setRemoving(one)} />
          ))}
        </ol>
      )}
      {data && <Pages {...data} noun="registrations" onPage={narrowed.setPage} />}
      {removing && (
        <RemoveDialog
          eventId={eventId}
          registration={removing}
          panel={panel}
          onClose={() => setRemoving(undefined)}
        />
      )}
    </section>
  )
}

const inForce: readonly RegistrationState[] = ['registered', 'waiting', 'offered']

function PersonRow({ one, onRemove }: { one: OfficeRegistration; onRemove: () => void }) {
  const { place, name, email, state, offeredUntil, answers, reason, createdAt } = one
  return (
    <li className="grid gap-2 px-4 py-3 sm:grid-cols-[2.5rem_1fr_auto_auto] sm:items-center sm:gap-4">
      <span className="text-ink-muted tabular-nums max-sm:hidden">{place ?? ''}</span>
      <span className="min-w-0">
        <span className="block font-semibold wrap-anywhere">{name ?? 'Forgotten'}</span>
        {email && <span className="block wrap-anywhere text-ink-soft">{email}</span>}
        <span className="block text-[0.9375rem] text-ink-muted">{formatMoment(createdAt)}</span>
        {answers.map(({ question, answer }) => (
          <span key={question} className="block text-[0.9375rem] wrap-anywhere text-ink-soft">
            {`${question}: ${answer}`}
          </span>
        ))}
        {reason && <span className="block wrap-anywhere">{`Reason: ${reason}`}</span>}
      </span>
      <span className="justify-self-start">
        <span className={`status-badge ${standingColours[state]}`}>
          {registrationStates[state]}
        </span>
        {state === 'offered' && offeredUntil && (
          <span className="mt-1 block text-[0.9375rem] text-ink-soft">
            {`until ${formatMoment(offeredUntil)}`}
          </span>
        )}
      </span>
      {inForce.includes(state) ? (
        <button type="button" className="button-outline max-sm:w-full" onClick={onRemove}>
          Take out<span className="sr-only">{` ${name}`}</span>
        </button>
      ) : (
        <span className="max-sm:hidden" />
      )}
    </li>
  )
}
