import { readFile, stat } from 'node:fs/promises'
import { extname, join } from 'node:path'
import fastifyStatic from '@fastify/static'
import { daySeconds } from 'contract/platform/durations'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Changes } from '../db/changes.ts'
import { validRange } from '../http/range.ts'
import type { CachedResponses } from '../response-cache/cached-responses.ts'
import { isForFullResponse } from '../response-cache/full-response.ts'
import type { Finished } from '../response-cache/rendered-response.ts'
import { sendCached } from '../response-cache/send-cached.ts'

export type FileCache = { responseCache: CachedResponses; changes: Changes }

const yearSeconds = 365 * daySeconds
/** Above the largest script. */
const maxBytes = 512 * 1024

/** Names with a hash are immutable. */
const cacheControl = (path: string) =>
  path.includes('/assets/') ? `public, max-age=${yearSeconds}, immutable` : 'public, max-age=3600'

const types: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
}

const isPlain = ({ url, headers, routeOptions }: FastifyRequest) =>
  url === routeOptions.url && isForFullResponse(headers)

const readIfThere = (path: string) => readFile(path).catch(() => undefined)

/** `@fastify/static` rejects suffix ranges as long as the file or longer. */
async function isAll(range: string, path: string): Promise<boolean> {
  const last = /^bytes=-(\d+)$/.exec(range)?.[1]
  return last !== undefined && Number(last) >= (await stat(path)).size
}

async function finishFile(path: string, type: string): Promise<Finished> {
  const [body, br, gzip] = await Promise.all([
    readFile(path),
    readIfThere(`${path}.br`),
    readIfThere(`${path}.gz`),
  ])
  return {
    headers: { 'content-type': type, 'cache-control': cacheControl(path) },
    body,
    compressed: { br: br ?? body, gzip: gzip ?? body },
  }
}

/** Small files are cached like pages: a first visit requests twenty, and reading one from disk costs eight times sending it. */
export async function serveFiles(
  app: FastifyInstance,
  keeping: FileCache,
  folder: string,
): Promise<void> {
  await app.register(async (files) => {
    files.addHook('onRequest', async ({ headers, routeOptions: { url = '' } }) => {
      const range = validRange(headers.range)
      if (range === undefined || (await isAll(range, join(folder, url)))) delete headers.range
    })
    files.addHook('preHandler', async (request, reply) => {
      if (!isPlain(request)) return
      // URLs are exactly the files of the folder.
      const path = join(folder, request.url)
      const type = types[extname(path)]
      if (!type || (await stat(path)).size > maxBytes) return
      const cached = { key: request.url, tags: [], work: () => finishFile(path, type) }
      return sendCached(keeping, request, reply, cached)
    })
    // The package uses another media type for scripts, and ranges need the same one.
    files.addHook('onSend', async (request, reply) => {
      const type = types[extname(request.routeOptions.url ?? '')]
      if (type && [200, 206].includes(reply.statusCode)) reply.header('content-type', type)
    })
    await files.register(fastifyStatic, {
      root: folder,
      preCompressed: true,
      index: false,
      wildcard: false,
      globIgnore: ['**/*.br', '**/*.gz'],
      setHeaders: (reply, path) => {
        reply.header('cache-control', cacheControl(path))
      },
    })
  })
}
