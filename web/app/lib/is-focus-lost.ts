/** On an element that has the focus because the one that had it is gone. */
export const standInMark = 'data-stand-in'

/** The focused element is gone, and nobody has moved on from there. */
export const isFocusLost = (): boolean =>
  document.activeElement === document.body ||
  document.activeElement?.hasAttribute(standInMark) === true
