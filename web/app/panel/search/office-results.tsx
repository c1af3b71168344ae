import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { roles } from 'contract/platform/roles'
import { Mail, Ticket, UserKey } from 'lucide'
import { messagesQuery } from '#app/data/messages'
import { findRegistrationsQuery } from '#app/data/registration-office'
import { accountsQuery } from '#app/data/staff-accounts'
import type { Panel } from '../shell/panel'
import { FoundList, SimpleRow } from './found-list'
import { wordMatcher } from './match-words'

export type OfficeResultsProps = { panel: Panel; q: string }

const most = 5

export function MessageResults({ panel, q }: OfficeResultsProps) {
  const { data } = useInfiniteQuery(messagesQuery('inbox', q))
  const found = data?.pages.flatMap(({ messages }) => messages) ?? []
  if (found.length === 0) return null
  return (
    <FoundList title="Messages" isMore={found.length > most}>
      {found.slice(0, most).map(({ _id, name, email, subject, topic, number }) => (
        <SimpleRow
          key={_id}
          icon={Mail}
          title={subject ?? topic ?? `Message from ${name}`}
          about={`${name}, ${email}`}
          onOpen={() => panel.open('messages', { choice: { search: number ?? email } })}
        />
      ))}
    </FoundList>
  )
}

export function RegistrationResults({ panel, q }: OfficeResultsProps) {
  const { data: found = [] } = useQuery(findRegistrationsQuery(q))
  if (found.length === 0) return null
  return (
    <FoundList title="Registrations">
      {found.map(({ _id, name, email = '', title, eventId }) => (
        <SimpleRow
          key={_id}
          icon={Ticket}
          title={name ?? email}
          about={title}
          onOpen={() => panel.open('registrations', { eventId, choice: { person: email } })}
        />
      ))}
    </FoundList>
  )
}

export function AccountResults({ panel, q }: OfficeResultsProps) {
  const { data } = useQuery(accountsQuery())
  const matches = wordMatcher(q)
  const found = data?.accounts.filter(({ name, email }) => matches(`${name} ${email}`)) ?? []
  if (found.length === 0) return null
  return (
    <FoundList title="Accounts" isMore={found.length > most}>
      {found.slice(0, most).map(({ _id, name, email, role }) => (
        <SimpleRow
          key={_id}
          icon={UserKey}
          title={name || email}
          about={`${roles[role].label}, ${email}`}
          onOpen={() => panel.open('accounts')}
        />
      ))}
    </FoundList>
  )
}
