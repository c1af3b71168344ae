import { useFocusRestorer } from '#app/lib/use-focus-restorer'
import { useWhenClosed } from '#app/ui/use-when-closed'

/** The list takes the focus when the dialog removes the control that opened it. */
export function useListFocus<List extends HTMLElement>(open: object | undefined) {
  const focusRestorer = useFocusRestorer<List>()
  useWhenClosed(open, () => {
    if (document.activeElement === document.body) focusRestorer.ref.current?.focus()
  })
  return focusRestorer
}
