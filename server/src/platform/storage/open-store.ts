import { join } from 'node:path'
import type { Config } from '../config/config.ts'
import { createDiskStore } from './disk-store.ts'
import type { FileStore } from './store.ts'

export async function openFileStore({
  s3,
  dataDir,
}: Pick<Config, 's3' | 'dataDir'>): Promise<FileStore> {
  if (!s3) return createDiskStore(join(dataDir, 'uploads'))
  // The S3 client is large, and most sites have no bucket.
  const { createS3Store } = await import('./s3-store.ts')
  return createS3Store(s3)
}
