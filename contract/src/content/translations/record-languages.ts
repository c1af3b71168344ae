/** Languages that records have columns for: a further one needs a migration. */
export const recordLanguages = ['hi'] as const
export type RecordLanguage = (typeof recordLanguages)[number]
