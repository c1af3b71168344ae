import { type CertainSelection, maxSelectedPeople } from 'contract/events/event-people'
import { useState } from 'react'

type Filters = Pick<CertainSelection, 'state' | 'search'>

/** Everyone who matches, or people chosen one by one, on any page. */
export function useChosenPeople(filters: Filters, matching: number) {
  const key = JSON.stringify(filters)
  const [chosen, setChosen] = useState({ key, ids: new Set<string>(), isAll: false })
  // Another filter shows other people.
  const { ids, isAll } = chosen.key === key ? chosen : { ids: new Set<string>(), isAll: false }
  const set = (next: Iterable<string>, isAll = false) =>
    setChosen({ key, ids: new Set(next), isAll })
  const count = isAll ? matching : ids.size
  return {
    count,
    isAll,
    isFull: count > maxSelectedPeople && !isAll,
    has: (id: string) => isAll || ids.has(id),
    toggle: (id: string, page: readonly string[]) => {
      const before = isAll ? new Set(page) : ids
      set(before.has(id) ? [...before].filter((one) => one !== id) : [...before, id])
    },
    togglePage: (page: readonly string[], isOn: boolean) =>
      set(isOn ? [...ids, ...page] : [...ids].filter((one) => !page.includes(one))),
    selectAll: () => set([], true),
    clear: () => set([]),
    /** For the server. */
    value: (): CertainSelection => (isAll ? { ...filters, count } : { ids: [...ids], count }),
  }
}
export type ChosenPeople = ReturnType<typeof useChosenPeople>
