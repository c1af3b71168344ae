import type { Written } from '../src/platform/db/version-tables.ts'

/** For writes without the API. */
export const writtenAt = (at: Date): Written => ({ author: 'test', action: 'updated', at })
