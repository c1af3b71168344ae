/** Reloads the page when the file is gone, which happens after a deployment. */
export function importOrReload<Part>(load: () => Promise<Part>): Promise<Part> {
  return load().catch(() => {
    window.location.reload()
    return new Promise<never>(() => undefined)
  })
}
