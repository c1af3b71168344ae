/** Replaces the document, so that Back doesn't lead to a form that is done. */
export const goTo = (path: string): void => window.location.replace(path)
