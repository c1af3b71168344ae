import type { ContentEntry } from 'contract/content/calls'
import type { ContentTypeName } from 'contract/content/types'
import type { Panel } from '../../shell/panel'

/** The views that list entries, and what they are called. */
export const listNames = { notices: 'Notices', website: 'Website' } as const

/** The view that lists the entries of a type. */
export const viewOfType = (type: ContentTypeName) => (type === 'notice' ? 'notices' : 'website')

/** Opens an entry in the view that lists it. */
export const openEntry = (panel: Panel, { _id, type }: Pick<ContentEntry, '_id' | 'type'>) =>
  panel.edit(viewOfType(type), { contentId: _id })
