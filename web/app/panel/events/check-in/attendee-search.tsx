import type { RosterEntry } from 'contract/events/check-in'
import { formatCode } from 'contract/events/tickets'
import { type FormEvent, type MouseEvent, useId, useRef, useState } from 'react'
import { controlClasses } from '#app/ui/fields/field'
import { Button } from '../../shell/button'
import { type CheckInState, findPeople, firstOf, isWalkInNamed } from './check-in-state'
import { isName } from './check-ticket'
import { seenText } from './ticket-status-card'

type AttendeeSearchProps = {
  state: CheckInState
  onTyped: (typed: string) => void
  onPerson: (person: RosterEntry) => void
  /** Only if the event admits walk-ins. */
  onWalkIn: ((name: string) => void) | undefined
}

/** Enter checks a code; a name lists the people it matches. */
export function AttendeeSearch({ state, onTyped, onPerson, onWalkIn }: AttendeeSearchProps) {
  const id = useId()
  const [typed, setTyped] = useState('')
  const field = useRef<HTMLInputElement>(null)
  /** The button disappears. After a tap, the field would open the keyboard of a phone over the status. */
  const goOn = ({ detail }: MouseEvent) => {
    setTyped('')
    const isByKeyboard = detail === 0
    if (isByKeyboard) field.current?.focus()
  }
  const people = findPeople(state, typed)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const only = people.length === 1 ? people[0] : undefined
    if (!typed.trim()) return
    if (only) onPerson(only)
    else if (people.length === 0) onTyped(typed)
    if (people.length <= 1) setTyped('')
  }
  return (
    <form method="post" onSubmit={submit} className="grid gap-2">
      <label htmlFor={id} className="font-semibold text-ink">
        Code or name
      </label>
      <div className="flex gap-2">
        <input
          ref={field}
          id={id}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          enterKeyHint="go"
          placeholder="K7QM-3F9T"
          className={`${controlClasses} min-h-12 text-lg`}
        />
        <Button tone="primary" type="submit">
          Check
        </Button>
      </div>
      {people.length > 0 && (
        <ul aria-label="People with this name" className="grid gap-2">
          {people.map((person) => (
            <Person
              key={person._id}
              person={person}
              first={firstOf(state, person._id)}
              onChoose={(event) => {
                goOn(event)
                onPerson(person)
              }}
            />
          ))}
        </ul>
      )}
      {onWalkIn && people.length === 0 && isName(typed) && (
        <Button
          onClick={(event) => {
            goOn(event)
            onWalkIn(typed.trim())
          }}
        >
          {`Add ${isWalkInNamed(state, typed.trim()) ? 'another ' : ''}${typed.trim()} as a walk-in`}
        </Button>
      )}
    </form>
  )
}

const stateWords = {
  registered: '',
  waiting: 'Waiting list',
  left: 'Registration cancelled',
} as const

type PersonProps = {
  person: RosterEntry
  first: ReturnType<typeof firstOf>
  onChoose: (event: MouseEvent) => void
}

const Person = ({ person, first, onChoose }: PersonProps) => (
  <li className="flex items-center justify-between gap-3 rounded-md border border-line bg-card px-3 py-2">
    <div className="min-w-0">
      <p translate="no" className="font-semibold wrap-anywhere">
        {person.name}
      </p>
      <p className="text-ink-muted">
        {[
          formatCode(person.code),
          first ? `Checked in at ${seenText(first)}` : stateWords[person.state],
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
    </div>
    <Button onClick={onChoose} className="shrink-0">
      {first || person.state !== 'registered' ? 'Show' : 'Let in'}
      <span translate="no" className="sr-only">{` ${person.name}`}</span>
    </Button>
  </li>
)
