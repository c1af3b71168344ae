import type { IncomingMessage } from 'node:http'
import multipart, { type MultipartFile } from '@fastify/multipart'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type * as z from 'zod/mini'
import { badRequest, invalidRequestBody, tooLarge } from '../errors.ts'
import type { BodyTurns } from './body-turns.ts'
import { fileOnDisk } from './file-on-disk.ts'
import { formBytes } from './form-bytes.ts'

const maxBytes = 16 * 1024 * 1024
const maxMilliseconds = 10_000

/** Reads on after a rejection, within limits: closing at once could lose the response (RFC 9112 §9.6). */
function discardRest(request: IncomingMessage): void {
  if (request.readableEnded || request.destroyed) return
  const cutOff = () => request.destroy()
  const timer = setTimeout(cutOff, maxMilliseconds)
  for (const over of ['end', 'close']) request.once(over, () => clearTimeout(timer))
  let bytes = 0
  request.unpipe().on('data', (chunk: Buffer) => {
    bytes += chunk.length
    if (bytes > maxBytes) cutOff()
  })
  request.resume()
}

const longestName = 100
const maxFields = 40

declare module 'fastify' {
  interface FastifyContextConfig {
    file?: { bytes: number; tooLarge: string; isOnDisk?: true }
  }
}

function fileFields(body: unknown): Set<string> {
  const { shape } = body as z.ZodMiniObject
  const isFile = (schema: z.core.$ZodType): boolean => {
    const { def } = schema._zod
    if (def.type === 'optional') return isFile((def as z.core.$ZodOptionalDef).innerType)
    return def.type === 'file'
  }
  return new Set(Object.keys(shape).filter((name) => isFile(shape[name] as z.core.$ZodType)))
}

async function fileOf(part: MultipartFile, fileTooLarge: string | undefined): Promise<File> {
  const chunks: Uint8Array<ArrayBuffer>[] = []
  for await (const chunk of part.file) chunks.push(chunk)
  if (part.file.truncated) throw tooLarge(fileTooLarge)
  return new File(chunks, part.filename)
}

/** Strict: each field once, files and text only where declared. */
async function readForm(request: FastifyRequest): Promise<Record<string, string | File>> {
  const { schema, config } = request.routeOptions
  const files = fileFields(schema?.body)
  const limit = config.file?.bytes ?? formBytes
  const form = new Map<string, string | File>()
  const parts = request.parts({ limits: { fileSize: limit, files: files.size } })
  for await (const part of parts) {
    const isFile = part.type === 'file'
    const isText = typeof (part as { value?: unknown }).value === 'string'
    const isNamed = part.fieldname && part.fieldname.length <= longestName
    const isWanted = isNamed && files.has(part.fieldname) === isFile && (isFile || isText)
    if (!isWanted || form.has(part.fieldname)) throw badRequest(invalidRequestBody)
    if (part.type !== 'file') {
      if (part.valueTruncated) throw tooLarge()
      form.set(part.fieldname, String(part.value))
      continue
    }
    const file = config.file?.isOnDisk
      ? await fileOnDisk(request, part)
      : await fileOf(part, config.file?.tooLarge)
    form.set(part.fieldname, file)
  }
  return Object.fromEntries(form)
}

const lettersIn = (form: Record<string, string | File>) =>
  Object.values(form).reduce(
    (sum, value) => sum + (typeof value === 'string' ? value.length : 0),
    0,
  )

/** Never resolves; the declared length can't be trusted. */
const rejectsAfter = (stream: IncomingMessage, most: number, error: Error) =>
  new Promise<never>((_, reject) => {
    let bytes = 0
    stream.on('data', (chunk: Buffer) => {
      bytes += chunk.length
      if (bytes > most) reject(error)
    })
  })

const codesOf = {
  file: new Set(['FST_REQ_FILE_TOO_LARGE']),
  count: new Set(['FST_FILES_LIMIT', 'FST_PARTS_LIMIT', 'FST_FIELDS_LIMIT']),
}

/** Forms become the body before validation. */
export async function registerMultipart(app: FastifyInstance, turn: BodyTurns): Promise<void> {
  await app.register(multipart, {
    limits: {
      fieldSize: formBytes,
      fields: maxFields,
      parts: maxFields,
    },
  })
  app.addHook('preValidation', async (request) => {
    const { schema, config } = request.routeOptions
    if (!schema?.consumes) return
    const most = (config.file?.bytes ?? 0) + formBytes
    const fileTooLarge = tooLarge(config.file?.tooLarge)
    try {
      if (Number(request.headers['content-length'] ?? 0) > most) throw fileTooLarge
      const form = readForm(request)
      const body = await Promise.race([form, rejectsAfter(request.raw, most, fileTooLarge)])
      await turn(request, lettersIn(body))
      request.body = body
    } catch (error) {
      discardRest(request.raw)
      const { code = '' } = error as { code?: string }
      if (codesOf.file.has(code)) throw fileTooLarge
      if (codesOf.count.has(code)) throw badRequest(invalidRequestBody)
      // The parser's own errors carry no status.
      throw error instanceof Error && 'statusCode' in error ? error : badRequest(invalidRequestBody)
    }
  })
}
