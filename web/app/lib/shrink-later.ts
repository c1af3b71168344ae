/**
 * Does what `shrinkPicture` does, with code that comes when a picture is sent. Should it not come, the picture is sent as it
 * is, and the server judges it.
 */
export async function shrinkLater(file: File, maximumBytes: number): Promise<File> {
  const shrinking = await import('./shrink-picture').catch(() => undefined)
  return shrinking ? shrinking.shrinkPicture(file, maximumBytes) : file
}
