import { useInfiniteQuery } from '@tanstack/react-query'
import { records } from 'contract/records'
import { useLocation } from 'react-router'
import { recordListQuery } from '#app/data/record-list'
import { useDebounced } from '#app/lib/use-debounced'
import { useRestoredState } from '#app/lib/use-restored-state'
import type { Panel } from '../panel'
import type { Stored } from './form-field'
import type { RecordList } from './record-list'

const typingMilliseconds = 300
/** The server takes no longer searches. */
const mostSearched = 200

/** What a list is searched for, filtered and ordered by, by the names of the parameters. */
export type Choice = Readonly<Record<string, string>>
const everything: Choice = {}

/** What is chosen of a list, and the entries that the server found for it. */
export function useRecordList<Entry extends Stored>(list: RecordList<Entry>, panel: Panel) {
  const { savedId, choice: start } = panel.start
  const { key: visit } = useLocation()
  const [choice, setChoice] = useRestoredState(start ?? everything, 'choice')
  const typed = choice.search?.trim().slice(0, mostSearched) ?? ''
  const search = useDebounced(typed, typingMilliseconds)
  const chosen = Object.entries({ ...choice, search }).filter(([, value]) => value)
  const asked = { ...Object.fromEntries(chosen), group: list.group, saved: savedId }
  const query = useInfiniteQuery(recordListQuery(list, asked, visit))
  const pages = query.data?.pages
  const entries = pages?.flatMap((page) => page.entries) ?? []
  return {
    declared: records[list.subject],
    choice,
    choose: (changed: Choice) => setChoice({ ...choice, ...changed }),
    clear: () => setChoice(everything),
    query,
    /** One that has moved to the next page meanwhile came twice. */
    entries: [...new Map(entries.map((entry) => [entry._id, entry])).values()],
    /** The counts and values that came last; undefined before any came. */
    known: pages?.at(-1),
    refresh: () => void query.refetch(), // a failure shows in the message area
  }
}
export type FoundRecords<Entry extends Stored> = ReturnType<typeof useRecordList<Entry>>
