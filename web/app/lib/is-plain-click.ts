import type { MouseEvent } from 'react'

/** Other clicks on a link belong to the browser: new tab, menu, download. */
export const isPlainClick = ({ button, metaKey, altKey, ctrlKey, shiftKey }: MouseEvent) =>
  button === 0 && !(metaKey || altKey || ctrlKey || shiftKey)
