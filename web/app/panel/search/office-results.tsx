import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { roles } from 'contract/platform/roles'
import { Mail, Ticket, UserKey } from 'lucide'
import { messagesQuery } from '#app/data/messages'
import { searchRegistrationsQuery } from '#app/data/registration-office'
import { accountsQuery } from '#app/data/staff-accounts'
import { textHere } from '#app/lib/languages/page-language'
import { openEvent } from '../events/hub/open-event'
import type { Panel } from '../shell/panel'
import { wordMatcher } from './match-words'
import { ResultList, SimpleRow } from './result-list'

export type OfficeResultsProps = { panel: Panel; q: string }

const maxResults = 5

export function MessageResults({ panel, q }: OfficeResultsProps) {
  const { data } = useInfiniteQuery(messagesQuery('inbox', q))
  const matches = data?.pages.flatMap(({ messages }) => messages) ?? []
  if (matches.length === 0) return null
  return (
    <ResultList title="Messages" isMore={matches.length > maxResults}>
      {matches.slice(0, maxResults).map(({ _id, name, email, subject, topic, number }) => (
        <SimpleRow
          key={_id}
          icon={Mail}
          title={subject || topic ? <bdi>{subject ?? topic}</bdi> : `Message from ${name}`}
          about={<bdi>{`${name}, ${email}`}</bdi>}
          onOpen={() => panel.open('messages', { choice: { search: number ?? email } })}
        />
      ))}
    </ResultList>
  )
}

export function RegistrationResults({ panel, q }: OfficeResultsProps) {
  const { data: matches = [] } = useQuery(searchRegistrationsQuery(q))
  if (matches.length === 0) return null
  return (
    <ResultList title="Registrations">
      {matches.map(({ _id, name, email = '', title, eventId }) => (
        <SimpleRow
          key={_id}
          icon={Ticket}
          title={<bdi>{name ?? email}</bdi>}
          about={<bdi>{title}</bdi>}
          onOpen={() =>
            openEvent(panel, { eventId, tab: 'people', from: 'search', choice: { person: email } })
          }
        />
      ))}
    </ResultList>
  )
}

export function AccountResults({ panel, q }: OfficeResultsProps) {
  const { data } = useQuery(accountsQuery())
  const isMatch = wordMatcher(q)
  const matches = data?.accounts.filter(({ name, email }) => isMatch(`${name} ${email}`)) ?? []
  if (matches.length === 0) return null
  return (
    <ResultList title="Accounts" isMore={matches.length > maxResults}>
      {matches.slice(0, maxResults).map(({ _id, name, email, role }) => (
        <SimpleRow
          key={_id}
          icon={UserKey}
          title={<bdi>{name || email}</bdi>}
          about={`${textHere(roles[role].label)}, ${email}`}
          onOpen={() => panel.open('accounts')}
        />
      ))}
    </ResultList>
  )
}
