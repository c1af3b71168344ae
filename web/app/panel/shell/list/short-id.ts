const visibleCharacters = 8

export const shortId = (id: string) => id.slice(-visibleCharacters)
