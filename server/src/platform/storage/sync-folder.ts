import { open } from 'node:fs/promises'

/** A new name in a folder is on disk only when the folder is. */
export async function syncFolder(path: string): Promise<void> {
  // Windows opens no folders; its file system journals names itself.
  if (process.platform === 'win32') return
  const handle = await open(path)
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
