import { startMailSink } from 'testing/start-mail-sink.ts'
import { onTestFinished } from 'vitest'

/** An SMTP server for the duration of a test. */
export async function mailSink(port?: number) {
  const started = await startMailSink(port)
  onTestFinished(started.close)
  return started
}
