import { startMailSink } from 'testing/start-mail-sink.ts'
import { onTestFinished } from 'vitest'

export async function mailSink(port?: number) {
  const started = await startMailSink(port)
  onTestFinished(started.close)
  return started
}
