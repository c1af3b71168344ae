const closers: (() => void)[] = []

export function registerOpenDialog(close: () => void): () => void {
  closers.push(close)
  return () => {
    closers.splice(closers.indexOf(close), 1)
  }
}

export function closeUppermostDialog(): boolean {
  const close = closers.at(-1)
  close?.()
  return close !== undefined
}

export const isDialogOpen = (): boolean => closers.length > 0
