import { minuteMilliseconds } from 'contract/platform/durations'

const urlLifetimeMilliseconds = minuteMilliseconds

export function saveFile(file: Blob, fileName: string): void {
  const address = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = address
  link.download = fileName
  link.click()
  // Some browsers start reading only after the click.
  setTimeout(() => URL.revokeObjectURL(address), urlLifetimeMilliseconds)
}
