const pictures = import.meta.glob<string>('./pictures/*.webp', { eager: true, import: 'default' })

/** Taken by `npm run help:pictures`. */
export const helpPictureOf = (topic: string): string | undefined =>
  pictures[`./pictures/${topic}.webp`]
