export const goTo = (path: string): void => window.location.assign(path)

/** Back must not lead to a completed form. */
export const replaceBy = (path: string): void => window.location.replace(path)
