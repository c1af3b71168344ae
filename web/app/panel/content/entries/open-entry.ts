import type { ContentEntry } from 'contract/content/calls'
import { type EntryTypeName, isPaged, isTypeName } from 'contract/content/types'
import type { Panel } from '../../shell/panel'

export const listNames = {
  notices: 'Notices',
  website: 'Website',
  translations: 'Translations',
} as const
export type ListView = keyof typeof listNames

export function viewOfType(type: EntryTypeName): ListView {
  if (!isTypeName(type)) return 'translations'
  return isPaged(type) ? 'notices' : 'website'
}

type Opened = Pick<ContentEntry, '_id' | 'type'>

/** `field` gets the focus. */
export const openEntry = (panel: Panel, { _id, type }: Opened, field?: string) =>
  panel.edit(viewOfType(type), { contentId: _id, ...(field !== undefined && { field }) })
