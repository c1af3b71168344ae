/** Loads `shrinkPicture` when needed. If it fails to load, the original is sent and the server decides. */
export async function shrinkLater(file: File, maximumBytes: number): Promise<File> {
  const shrinking = await import('./shrink-picture').catch(() => undefined)
  return shrinking ? shrinking.shrinkPicture(file, maximumBytes) : file
}
