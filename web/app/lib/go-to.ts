export const goTo = (path: string): void => window.location.assign(path)

/** So that Back doesn't lead to a form that is done. */
export const replaceBy = (path: string): void => window.location.replace(path)
