import S3rver from 's3rver'

// The one account that s3rver knows.
const key = 'S3RVER'
const bucket = 'pictures'

/**
 * Starts a server that speaks S3, with one empty bucket. s3rver keeps objects as files in `directory`; it checks no checksums,
 * knows no access rules, and is not meant for more than tests. Gives settings as the environment has them.
 */
export async function startS3(directory: string, address = '127.0.0.1') {
  const server = new S3rver({
    address,
    port: 0,
    silent: true,
    directory,
    configureBuckets: [{ name: bucket, configs: [] }],
  })
  const { port } = await server.run()
  return {
    close: () => server.close(),
    variables: {
      S3_ENDPOINT: `http://${address}:${port}`,
      S3_BUCKET: bucket,
      S3_ACCESS_KEY_ID: key,
      S3_SECRET_ACCESS_KEY: key,
    },
  }
}
