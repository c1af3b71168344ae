import { open } from 'node:fs/promises'

/** A new name is durable only after fsync of its folder. */
export async function syncFolder(path: string): Promise<void> {
  // Windows can't open folders; NTFS journals names itself.
  if (process.platform === 'win32') return
  const handle = await open(path)
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
