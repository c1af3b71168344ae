import { useState } from 'react'
import { reportFailure } from '../report-failure'

/** `version` where the entries have versions. */
export type SelectedEntry = { _id: string; version?: number | undefined }
export type SelectionResult = { entries: SelectedEntry[]; found: number }

type Selecting = {
  /** The filters: other results end the selection. */
  scope: string
  /** All that match, not only the loaded ones. Absent where the server is sent the filters instead. */
  fetchAll?: () => Promise<SelectionResult>
  onError: (text: string) => void
}

type Chosen = ReadonlyMap<string, SelectedEntry>
const nothing: { chosen: Chosen; isAll: boolean } = { chosen: new Map(), isAll: false }
const notSelected = 'The entries could not be selected. Check your connection and try again.'

export function useSelection({ scope, fetchAll, onError }: Selecting) {
  const [state, setState] = useState({ scope, isOn: false, ...nothing })
  const [isLoading, setLoading] = useState(false)
  const { chosen, isAll } = state.scope === scope ? state : nothing
  const choose = (next: Iterable<SelectedEntry>) =>
    setState({
      ...state,
      scope,
      isAll: false,
      chosen: new Map([...next].map(({ _id, version }) => [_id, { _id, version }])),
    })
  return {
    /** Cards and rows show their checkboxes only while selecting. */
    isOn: state.isOn,
    isLoading,
    chosen,
    /** All that match, without their ids. */
    isAll,
    start: () => setState({ ...state, isOn: true }),
    end: () => setState({ scope, isOn: false, ...nothing }),
    has: (_id: string) => isAll || chosen.has(_id),
    /** While all are selected, what remains is the rest of the page. */
    toggle: (entry: SelectedEntry, page: Iterable<SelectedEntry> = []) => {
      const before = isAll ? [...page] : [...chosen.values()]
      const others = before.filter(({ _id }) => _id !== entry._id)
      choose(others.length < before.length ? others : [...before, entry])
    },
    choose,
    chooseAll: async () => {
      if (!fetchAll) return setState({ ...state, ...nothing, scope, isAll: true })
      setLoading(true)
      try {
        choose((await fetchAll()).entries)
      } catch (error) {
        reportFailure(error, onError, notSelected)
      }
      setLoading(false)
    },
  }
}
export type ListSelection = ReturnType<typeof useSelection>
