import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import {
  type ContactMessage,
  type MessageFolder,
  type MessageStatus,
  messageStatuses,
} from 'contract/messaging/messages'
import { useState } from 'react'
import { messageCountsQuery, messagesQuery, useRefreshMessages } from '#app/data/messages'
import { useSearchText } from '../../shell/use-search-text'

type Chosen = Readonly<Record<string, string>> | undefined

export function useMailbox(chosen: Chosen) {
  const [folder, setFolder] = useState<MessageFolder>('inbox')
  const [search, setSearch] = useState(chosen?.search ?? '')
  const [status, setStatus] = useState<MessageStatus | undefined>(
    messageStatuses.find((name) => name === chosen?.status),
  )
  const [opened, setOpened] = useState<ContactMessage>()
  const debouncedSearch = useSearchText(search)
  const list = useInfiniteQuery(messagesQuery(folder, debouncedSearch, status))
  const refreshMessages = useRefreshMessages()
  const { data: counts } = useQuery(messageCountsQuery())
  const messages = list.data?.pages.flatMap((page) => page.messages)
  return {
    folder,
    chooseFolder: (chosen: MessageFolder) => {
      setFolder(chosen)
      setOpened(undefined)
    },
    search,
    setSearch: (text: string) => {
      setSearch(text)
      setOpened(undefined)
    },
    status,
    setStatus: (chosen: MessageStatus | undefined) => {
      setStatus(chosen)
      setOpened(undefined)
    },
    clear: () => {
      setSearch('')
      setStatus(undefined)
      setOpened(undefined)
    },
    debouncedSearch,
    isSearching: debouncedSearch !== '' || status !== undefined,
    list,
    refresh: () => void refreshMessages(), // a failure shows in the list
    messages,
    counts,
    // The current version, or the last known one if somebody else removed it.
    opened: messages?.find(({ _id }) => _id === opened?._id) ?? opened,
    setOpened,
  }
}
export type Mailbox = ReturnType<typeof useMailbox>
