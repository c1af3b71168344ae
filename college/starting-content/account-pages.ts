import type { ContentOf } from 'contract/content/types'

export const startingAccountPages: ContentOf<'accountPages'> = { picture: 'hero-3' }
