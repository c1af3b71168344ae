const shownCharacters = 8

export const shortId = (id: string) => id.slice(-shownCharacters)
