type OpenDialog = { element: HTMLElement; close: () => void }

const dialogs: OpenDialog[] = []

export function registerOpenDialog(element: HTMLElement, close: () => void): () => void {
  const dialog = { element, close }
  dialogs.push(dialog)
  return () => {
    dialogs.splice(dialogs.indexOf(dialog), 1)
  }
}

/** One whose part of the page is gone no longer counts. */
const uppermost = () => dialogs.findLast(({ element }) => element.isConnected)

export function closeUppermostDialog(): boolean {
  const dialog = uppermost()
  dialog?.close()
  return dialog !== undefined
}

export const isDialogOpen = (): boolean => uppermost() !== undefined
