import { Readable } from 'node:stream'
import {
  DeleteObjectsCommand,
  GetObjectCommand,
  ListObjectsCommand,
  NoSuchKey,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3'
import type { Config } from '../config/config.ts'
import { unavailable } from '../errors.ts'
import { isFileName, stemOf } from './names.ts'
import type { FileStore } from './store.ts'

const connectMilliseconds = 2_000
const requestMilliseconds = 5_000
const attempts = 2
/** S3's limit for one request. */
const namesPerRequest = 1_000

/** Readers get a plain 503; the log has the reason. */
const orUnavailable = async <Result>(work: Promise<Result>): Promise<Result> => {
  try {
    return await work
  } catch (error) {
    throw unavailable(error)
  }
}

const typeOf = (name: string) =>
  name.endsWith('.pdf') ? 'application/pdf' : `image/${name.split('.').at(-1)}`

const checked = (name: string) => {
  if (!isFileName(name)) throw new Error('Not the name of a stored file')
  return name
}

/** So that several servers share the files. The bucket must exist and needs no public access. */
export function createS3Store(settings: NonNullable<Config['s3']>): FileStore {
  const { endpoint, region, accessKeyId, secretAccessKey, bucket: Bucket } = settings
  const client = new S3Client({
    endpoint,
    region,
    credentials: { accessKeyId, secretAccessKey },
    // Services other than Amazon's have no host per bucket, and not all know its newer checksums.
    forcePathStyle: true,
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    maxAttempts: attempts,
    requestHandler: {
      connectionTimeout: connectMilliseconds,
      requestTimeout: requestMilliseconds,
      throwOnRequestTimeout: true,
    },
  })

  const get = (Key: string, Range?: string) =>
    orUnavailable(
      client.send(new GetObjectCommand({ Bucket, Key, Range })).catch((error: unknown) => {
        if (error instanceof NoSuchKey) return undefined
        throw error
      }),
    )

  return {
    async write(name, bytes) {
      const ContentType = typeOf(name)
      const put = new PutObjectCommand({ Bucket, Key: checked(name), Body: bytes, ContentType })
      await orUnavailable(client.send(put))
    },

    async read(name) {
      if (!isFileName(name)) return undefined
      const result = await get(name)
      const bytes = await result?.Body?.transformToByteArray()
      return bytes && Buffer.from(bytes)
    },

    async open(name, { start, end }) {
      if (!isFileName(name)) return undefined
      const result = await get(name, `bytes=${start}-${end}`)
      return result?.Body instanceof Readable ? result.Body : undefined
    },

    async remove(names) {
      const Objects = names.map((name) => ({ Key: checked(name) }))
      for (let start = 0; start < Objects.length; start += namesPerRequest) {
        const part = Objects.slice(start, start + namesPerRequest)
        const remove = new DeleteObjectsCommand({ Bucket, Delete: { Objects: part, Quiet: true } })
        const { Errors = [] } = await orUnavailable(client.send(remove))
        if (Errors.length > 0) throw unavailable()
      }
    },

    async *list() {
      let Marker: string | undefined
      do {
        // The older listing, which every service supports.
        const page = await orUnavailable(client.send(new ListObjectsCommand({ Bucket, Marker })))
        const results = page.Contents ?? []
        for (const { Key: name = '', LastModified: modifiedAt } of results) {
          if (stemOf(name) && modifiedAt) yield { name, modifiedAt }
        }
        Marker = page.IsTruncated ? results.at(-1)?.Key : undefined
      } while (Marker)
    },
  }
}
