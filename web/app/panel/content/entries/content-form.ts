import type { ContentData } from 'contract/content/data'
import type { Item } from './form-data'

/** What a control knows of the form that it is in. Paths name items by their keys. */
export type ContentForm = {
  data: ContentData
  /** The id of the control at a path. */
  idOf: (path: string) => string
  change: (path: string, value: unknown) => void
  /** The same where nothing is written there by now. */
  suggest: (path: string, value: unknown) => void
  /** Puts an item at the end of the list that stands there by now. */
  append: (path: string, item: Item) => void
  /** The control at a path has been left: what is wrong with it may be said. */
  leave: (path: string) => void
  faultAt: (path: string) => string | undefined
  /** How many faults are shown at a path and in all that belongs to it. */
  countFaults: (path: string) => number
  /** Whether an item of a list shows its fields. */
  isOpen: (path: string, isOpenFirst: boolean) => boolean
  setOpen: (path: string, isOpen: boolean) => void
  /** Says something to those who do not see it. */
  announce: (text: string) => void
}
