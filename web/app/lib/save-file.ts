import { minuteMilliseconds } from 'contract/platform/durations'

const keptMilliseconds = minuteMilliseconds

/** Hands a file over to be saved. */
export function saveFile(file: Blob, fileName: string): void {
  const address = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = address
  link.download = fileName
  link.click()
  // Not at once: some browsers begin to read it only after the click.
  setTimeout(() => URL.revokeObjectURL(address), keptMilliseconds)
}
