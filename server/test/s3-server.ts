import S3rver from 's3rver'
import { onTestFinished } from 'vitest'
import { testFolder } from './test-database.ts'

// The one account that s3rver knows.
const key = 'S3RVER'
const bucket = 'pictures'

/**
 * A server that speaks S3, with one empty bucket, for the duration of a test. s3rver keeps objects as files; it checks
 * no checksums, knows no access rules, and is not meant for more than tests. Gives settings as the environment has them.
 */
export async function s3Server() {
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory: await testFolder(),
    configureBuckets: [{ name: bucket, configs: [] }],
  })
  const { port } = await server.run()
  let isOpen = true
  const close = async () => {
    if (isOpen) await server.close()
    isOpen = false
  }
  onTestFinished(close)
  return {
    close,
    variables: {
      S3_ENDPOINT: `http://127.0.0.1:${port}`,
      S3_BUCKET: bucket,
      S3_ACCESS_KEY_ID: key,
      S3_SECRET_ACCESS_KEY: key,
    },
  }
}
