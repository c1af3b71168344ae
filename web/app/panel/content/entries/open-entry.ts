import type { ContentEntry } from 'contract/content/calls'
import { type EntryTypeName, isPaged } from 'contract/content/types'
import type { Panel } from '../../shell/panel'

export const listNames = { notices: 'Notices', website: 'Website' } as const

export const viewOfType = (type: EntryTypeName) => (isPaged(type) ? 'notices' : 'website')

type Opened = Pick<ContentEntry, '_id' | 'type'>

/** `field` gets the focus. */
export const openEntry = (panel: Panel, { _id, type }: Opened, field?: string) =>
  panel.edit(viewOfType(type), { contentId: _id, ...(field !== undefined && { field }) })
