import type { CertainSelection } from 'contract/events/event-people'
import { useSelection } from '../../shell/list/use-selection'
import type { Panel } from '../../shell/panel'

type Filters = Pick<CertainSelection, 'state' | 'search'>

/** Everyone who matches, or people chosen one by one, on any page. */
export function usePeopleSelection(filters: Filters, matching: number, panel: Panel) {
  const selection = useSelection({ scope: JSON.stringify(filters), onError: panel.showError })
  const { chosen, isAll } = selection
  const count = isAll ? matching : chosen.size
  return {
    ...selection,
    count,
    /** For the server. */
    value: (): CertainSelection =>
      isAll ? { ...filters, count } : { ids: [...chosen.keys()], count },
  }
}
export type SelectedPeople = ReturnType<typeof usePeopleSelection>
