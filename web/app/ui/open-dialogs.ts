const closers: (() => void)[] = []

/** Notes a dialog that is open, for as long as it is. Gives the way to take it from the list. */
export function noteOpenDialog(close: () => void): () => void {
  closers.push(close)
  return () => {
    closers.splice(closers.indexOf(close), 1)
  }
}

/** Closes the uppermost dialog as Escape does. False when none is open. */
export function closeUppermostDialog(): boolean {
  const close = closers.at(-1)
  close?.()
  return close !== undefined
}

export const isDialogOpen = (): boolean => closers.length > 0
