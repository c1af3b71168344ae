import type { ContentOf } from 'contract/content/types'

export const accountPages: ContentOf<'accountPages'> = { picture: 'hero-3' }
