import { createWriteStream, openAsBlob } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { MultipartFile } from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import { tooLarge } from '../errors.ts'
import { namingPath } from '../storage/naming-path.ts'
import { temporaryFolder } from '../storage/temporary-folder.ts'

const folders = new WeakMap<FastifyRequest, string>()

export async function fileOnDisk(request: FastifyRequest, part: MultipartFile): Promise<File> {
  const folder = await temporaryFolder('sent')
  folders.set(request, folder)
  const path = join(folder, 'file')
  await pipeline(part.file, createWriteStream(path, { mode: 0o600 })).catch(namingPath(path))
  if (part.file.truncated) throw tooLarge(request.routeOptions.config.file?.tooLarge)
  return new File([await openAsBlob(path)], part.filename)
}

export async function removeSentFile(request: FastifyRequest): Promise<void> {
  const folder = folders.get(request)
  folders.delete(request)
  if (folder) await rm(folder, { recursive: true, force: true })
}
