import type { OfficeRegistration } from 'contract/events/registration-office'
import { statusesInForce } from 'contract/events/registrations'
import { registrationStatusLabels } from 'contract/events/statuses'
import { formatDateTime } from '#app/lib/format-date-time'
import { statusColours } from '#app/ui/registrations/status-look'

export type PersonAct = 'remove' | 'seat' | 'undo'

const words: Record<PersonAct, string> = {
  seat: 'Give seat',
  undo: 'Undo check-in',
  remove: 'Remove',
}

/** Checked-in people can't be removed until the check-in is undone. */
function actsOf({ state, checkIn }: OfficeRegistration): PersonAct[] {
  if (checkIn) return ['undo']
  if (state === 'waiting' || state === 'offered') return ['seat', 'remove']
  return statusesInForce.some((name) => name === state) ? ['remove'] : []
}

type PersonRowProps = { one: OfficeRegistration; onAct: (act: PersonAct) => void }

export const RegistrantRow = ({ one, onAct }: PersonRowProps) => (
  <li className="grid gap-2 px-4 py-3 sm:grid-cols-[2.5rem_1fr_auto_auto] sm:items-center sm:gap-4">
    <span className="text-ink-muted tabular-nums max-sm:hidden">{one.place ?? ''}</span>
    <Person one={one} />
    <Status one={one} />
    <span className="flex flex-wrap gap-2 sm:max-w-44 sm:flex-col">
      {actsOf(one).map((act) => (
        <button
          key={act}
          type="button"
          className="button-outline max-sm:w-full"
          onClick={() => onAct(act)}
        >
          {words[act]}
          <span className="sr-only">{` ${one.name}`}</span>
        </button>
      ))}
    </span>
  </li>
)

const Person = ({ one }: Pick<PersonRowProps, 'one'>) => (
  <span className="min-w-0">
    <span className="block font-semibold wrap-anywhere">{one.name ?? 'Name deleted'}</span>
    {one.email && <span className="block wrap-anywhere text-ink-soft">{one.email}</span>}
    <span className="block text-[0.9375rem] text-ink-muted">{formatDateTime(one.createdAt)}</span>
    {one.answers.map(({ question, answer }) => (
      <span key={question} className="block text-[0.9375rem] wrap-anywhere text-ink-soft">
        {`${question}: ${answer}`}
      </span>
    ))}
    {one.reason && <span className="block wrap-anywhere">{`Reason: ${one.reason}`}</span>}
  </span>
)

const Status = ({ one: { standing, offeredUntil, checkIn } }: Pick<PersonRowProps, 'one'>) => (
  <span className="justify-self-start">
    <span className={`status-badge ${statusColours[standing]}`}>
      {registrationStatusLabels[standing]}
    </span>
    {standing === 'offered' && offeredUntil && (
      <span className="mt-1 block text-[0.9375rem] text-ink-soft">
        {`until ${formatDateTime(offeredUntil)}`}
      </span>
    )}
    {checkIn && (
      <span className="mt-1 block text-[0.9375rem] text-ink-soft">
        {`Checked in: ${formatDateTime(checkIn.scannedAt)}`}
      </span>
    )}
  </span>
)
