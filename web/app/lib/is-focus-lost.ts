/** On an element that took the focus over from one that was removed. */
export const standInMark = 'data-stand-in'

/** The focused element is gone, and nobody has moved on from there. */
export const isFocusLost = (): boolean =>
  document.activeElement === document.body ||
  document.activeElement?.hasAttribute(standInMark) === true
