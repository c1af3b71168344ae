export const lines = (...texts: (string | null | undefined)[]) => texts.filter(Boolean).join('\n')
