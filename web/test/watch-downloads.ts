import { vi } from 'vitest'

/** Names of files saved from now on. */
export function watchDownloads(): string[] {
  const names: string[] = []
  const objectUrls = { createObjectURL: () => 'blob:1', revokeObjectURL: () => undefined }
  vi.stubGlobal('URL', Object.assign(URL, objectUrls))
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    names.push(this.download)
  })
  return names
}
