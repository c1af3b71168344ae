import { useFocusKeeper } from '#app/lib/use-focus-keeper'
import { useWhenClosed } from '#app/ui/use-when-closed'

/** To be spread on a list whose controls may go with what a dialog does, before it closes or after: the list takes the focus then. */
export function useListFocus<List extends HTMLElement>(open: object | undefined) {
  const keeper = useFocusKeeper<List>()
  useWhenClosed(open, () => {
    if (document.activeElement === document.body) keeper.ref.current?.focus()
  })
  return keeper
}
