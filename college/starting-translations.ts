import type { StartingTranslation } from 'contract/content/translations/starting-translation'

/** Of a site that was exported to this folder; used instead of `starting-hindi.ts`. */
export const startingTranslations: readonly StartingTranslation[] = []
