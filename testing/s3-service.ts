import S3rver from 's3rver'

// s3rver has only this account.
const key = 'S3RVER'
const bucket = 'pictures'

/**
 * Starts an S3 server with one empty bucket; objects are files in `directory`. s3rver checks
 * neither checksums nor permissions. Returns settings for the environment.
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
