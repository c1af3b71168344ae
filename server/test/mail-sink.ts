import { onTestFinished } from 'vitest'
import { startMailSink } from './start-mail-sink.ts'

/** An SMTP server for the duration of a test. */
export async function mailSink(port?: number) {
  const started = await startMailSink(port)
  onTestFinished(started.close)
  return started
}
