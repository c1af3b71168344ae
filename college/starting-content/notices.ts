import type { ContentOf } from 'contract/content/types'
import { archivedNotices } from './notices/archived.ts'
import { validNotices } from './notices/current.ts'

/** Samples for a new site only: on a site in use they would appear as new. */
export const notices: readonly ContentOf<'notice'>[] = [...validNotices, ...archivedNotices]
