/**
 * Loads a part of the site. When its file is gone, because a newer site has taken the place of the one
 * that this page belongs to, the page is loaded anew instead, as is done for whole pages.
 */
export function importOrReload<Part>(load: () => Promise<Part>): Promise<Part> {
  return load().catch(() => {
    window.location.reload()
    return new Promise<never>(() => undefined)
  })
}
