const shownCharacters = 8

/** The end of an id, by which people tell two entries apart. */
export const shortId = (id: string) => id.slice(-shownCharacters)
