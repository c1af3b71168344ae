import { useState } from 'react'
import { reportFailure } from '../report-failure'

/** `version` where the entries have versions. */
export type SelectedEntry = { _id: string; version?: number | undefined }
export type SelectionResult = { entries: SelectedEntry[]; found: number }

type Selecting = {
  /** The filters: other results end the selection. */
  scope: string
  /** All that match, not only the loaded ones. */
  fetchAll: () => Promise<SelectionResult>
  onError: (text: string) => void
}

type Chosen = ReadonlyMap<string, SelectedEntry>
const nothing: Chosen = new Map()

const notSelected = 'The entries could not be selected. Check your connection and try again.'

export function useSelection({ scope, fetchAll, onError }: Selecting) {
  const [state, setState] = useState({ scope, isOn: false, chosen: nothing })
  const [isLoading, setLoading] = useState(false)
  const chosen = state.scope === scope ? state.chosen : nothing
  const choose = (next: Iterable<SelectedEntry>) =>
    setState({
      ...state,
      scope,
      chosen: new Map([...next].map(({ _id, version }) => [_id, { _id, version }])),
    })
  const others = (_id: string) => [...chosen.values()].filter((entry) => entry._id !== _id)
  return {
    /** Cards and rows show their checkboxes only while selecting. */
    isOn: state.isOn,
    isLoading,
    chosen,
    start: () => setState({ ...state, isOn: true }),
    end: () => setState({ scope, isOn: false, chosen: nothing }),
    has: (_id: string) => chosen.has(_id),
    toggle: (entry: SelectedEntry) =>
      choose(chosen.has(entry._id) ? others(entry._id) : [...chosen.values(), entry]),
    choose,
    chooseAll: async () => {
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
