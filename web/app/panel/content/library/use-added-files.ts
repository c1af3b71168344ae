import type { LibraryKind, ListedItem } from 'contract/content/library/items'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Panel } from '../../shell/panel'
import { useTypedBefore } from '../../shell/use-typed-before'
import { useUnsavedForm } from '../../shell/use-unsaved-form'
import { needsAlt } from './library-texts'
import { useUploads } from './use-uploads'

type Entered = {
  items: readonly ListedItem[]
  /** The same words for all pictures that have none of their own. */
  shared: string
  own: Readonly<Record<string, string>>
  collection: string
}

const nothing: Entered = { items: [], shared: '', own: {}, collection: '' }

type Adding = {
  /** Of the form, by which it is restored. */
  name: string
  kind: LibraryKind | undefined
  onAdded?: (item: ListedItem) => void
  /** If the files themselves are still to be sent, not only their words. */
  areToSend?: boolean
}

/** Files that were just added, and what was typed for them. If the session ends, they return after the next login, and the remaining uploads go on. */
export function useAddedFiles(panel: Panel, { name, kind, onAdded, areToSend = false }: Adding) {
  // Safe: the same form left it.
  const before = useTypedBefore(name) as { entered: Entered; waiting: File[] } | undefined
  const [entered, setEntered] = useState(before?.entered ?? nothing)
  const { items, shared, own, collection } = entered
  /** More may have been uploaded since they were read. */
  const changeItems = (next: (items: readonly ListedItem[]) => readonly ListedItem[]) =>
    setEntered((current) => {
      const rest = next(current.items)
      return rest.length > 0 ? { ...current, items: rest } : nothing
    })
  const add = (item: ListedItem) => {
    onAdded?.(item)
    changeItems((current) => [...current.filter(({ _id }) => _id !== item._id), item])
  }
  const { waiting, ...uploads } = useUploads(add, kind)
  const isResumed = useRef(false)
  const resume = useEffectEvent(() => {
    if (isResumed.current || !before) return
    isResumed.current = true
    void uploads.send(before.waiting) // each shows its failure
  })
  useEffect(() => {
    resume()
  }, [])
  const ownOf = ({ _id, alt = '' }: ListedItem) => own[_id] ?? alt
  const altOf = (item: ListedItem) => ownOf(item).trim() || shared.trim()
  const changed = items.filter(
    (item) => item.kind === 'picture' && altOf(item) && altOf(item) !== (item.alt ?? ''),
  )
  const isAny = waiting.length + items.length > 0
  const isTyped = items.length > 0 && (changed.length > 0 || collection.trim() !== '')
  const isUnsaved = waiting.length > 0 || isTyped || (areToSend && isAny)
  useUnsavedForm(panel, isUnsaved, () => ({ entered, waiting }), { form: name, isRestored: isAny })
  const change = (part: Partial<Entered>) => setEntered((current) => ({ ...current, ...part }))
  return {
    ...{ uploads, items, shared, collection, add, ownOf },
    setShared: (text: string) => change({ shared: text }),
    setCollection: (text: string) => change({ collection: text }),
    describe: ({ _id }: ListedItem, alt: string) => change({ own: { ...own, [_id]: alt } }),
    drop: (isDropped: (item: ListedItem) => boolean) =>
      changeItems((current) => current.filter((item) => !isDropped(item))),
    /** Puts the stored items in place of those that were sent; one that is not among them is gone. */
    update: (sent: ReadonlySet<string>, stored: readonly ListedItem[]) =>
      changeItems((current) =>
        current.flatMap((item) =>
          sent.has(item._id) ? stored.filter(({ _id }) => _id === item._id) : item,
        ),
      ),
    changed: changed.map((item) => ({
      _id: item._id,
      version: item.version,
      alt: altOf(item),
    })),
    missing: items.filter((item) => needsAlt({ ...item, alt: altOf(item) })).length,
  }
}
export type AddedFiles = ReturnType<typeof useAddedFiles>
