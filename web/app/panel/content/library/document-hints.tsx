import { documentHints } from 'contract/content/library/document-facts'
import type { LibraryItem } from 'contract/content/library/items'
import { TriangleAlert } from 'lucide'
import { Icon } from '#app/ui/icon'

export function DocumentHints({ item: { facts, ...item } }: { item: LibraryItem }) {
  const hints = facts ? documentHints({ ...item, facts }) : []
  if (hints.length === 0) return null
  return (
    <ul aria-label="Tips for this document" className="grid gap-2">
      {hints.map((hint) => (
        <li key={hint} className="flex gap-2 text-[0.9375rem] text-ink-soft">
          <Icon of={TriangleAlert} className="mt-1 size-4 shrink-0 text-gilt" />
          {hint}
        </li>
      ))}
    </ul>
  )
}
