import { addressHere } from './languages/page-language'

export const goTo = (path: string): void => window.location.assign(addressHere(path))

/** Back must not lead to a completed form. */
export const replaceBy = (path: string): void => window.location.replace(addressHere(path))
