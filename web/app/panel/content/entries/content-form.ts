import type { ContentData } from 'contract/content/data'
import type { ContentField } from 'contract/content/field'
import type { ListItemData } from './form-data.ts'

/** All that the control of a single value needs. Paths name list items by key, not index. */
export type FieldForm = {
  data: ContentData
  idOf: (path: string) => string
  change: (path: string, value: unknown) => void
  /** On blur: errors may be shown from now on. */
  leave: (path: string) => void
  errorAt: (path: string) => string | undefined
}

/** How a form shows a field, where its declaration doesn't say. */
export type Look = {
  /** Two consecutive half fields share a line. */
  isHalf?: true
  rows?: number
  /** Name of the switch that turns date and time into a date. */
  allDayBy?: string
  /** Address of the picture that an upload replaces. */
  current?: string
}

export type FieldControlProps = { form: FieldForm; path: string; field: ContentField & Look }

export type ContentForm = FieldForm & {
  /** Only writes into an empty field. */
  suggest: (path: string, value: unknown) => void
  /** Reads the current list, not the rendered one. */
  append: (path: string, item: ListItemData) => void
  countErrors: (path: string) => number
  isOpen: (path: string, isOpenFirst: boolean) => boolean
  setOpen: (path: string, isOpen: boolean) => void
  announce: (text: string) => void
}
