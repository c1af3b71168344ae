import type { ContentData } from 'contract/content/data'
import type { ListItemData } from './form-data'

/** Paths name list items by key, not index. */
export type ContentForm = {
  data: ContentData
  idOf: (path: string) => string
  change: (path: string, value: unknown) => void
  /** Only writes into an empty field. */
  suggest: (path: string, value: unknown) => void
  /** Reads the current list, not the rendered one. */
  append: (path: string, item: ListItemData) => void
  /** On blur: errors may be shown from now on. */
  leave: (path: string) => void
  faultAt: (path: string) => string | undefined
  countFaults: (path: string) => number
  isOpen: (path: string, isOpenFirst: boolean) => boolean
  setOpen: (path: string, isOpen: boolean) => void
  /** For screen readers. */
  announce: (text: string) => void
}
