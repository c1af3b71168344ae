import { startS3 } from 'testing/s3-service.ts'
import { onTestFinished } from 'vitest'
import { testFolder } from './test-database.ts'

export async function s3Server() {
  const { variables, close: closeServer } = await startS3(await testFolder())
  let isOpen = true
  const close = async () => {
    if (isOpen) await closeServer()
    isOpen = false
  }
  onTestFinished(close)
  return { close, variables }
}
