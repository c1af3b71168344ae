import { useMutation } from '@tanstack/react-query'
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
const noSelection = async (): Promise<SelectionResult> => ({ entries: [], found: 0 })
const notSelected = 'The entries could not be selected. Check your connection and try again.'

export function useSelection({ scope, fetchAll, onError }: Selecting) {
  const [state, setState] = useState({ scope, isOn: false, ...nothing })
  // A mutation, so that the end of the session leads to the login.
  const { mutateAsync, isPending } = useMutation({ mutationFn: fetchAll ?? noSelection })
  const { chosen, isAll } = state.scope === scope ? state : nothing
  const chosenNow = (next: Iterable<SelectedEntry>) => ({
    ...state,
    scope,
    isAll: false,
    chosen: new Map([...next].map(({ _id, version }) => [_id, { _id, version }])),
  })
  const choose = (next: Iterable<SelectedEntry>) => setState(chosenNow(next))
  return {
    /** Cards and rows show their checkboxes only while selecting. */
    isOn: state.isOn,
    isLoading: isPending,
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
      try {
        const { entries } = await mutateAsync()
        // What was chosen or cancelled meanwhile counts.
        setState((current) => (current === state ? chosenNow(entries) : current))
      } catch (error) {
        reportFailure(error, onError, notSelected)
      }
    },
  }
}
export type ListSelection = ReturnType<typeof useSelection>
