import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'

/** A received email, and when it was complete, by `performance.now()`. */
export type CaughtMail = Email & { recipients: string[]; takenAt: number }

const smtpError = (responseCode: number, message = 'Not taken') =>
  Object.assign(new Error(message), { responseCode })

/**
 * A real SMTP server that stores what it receives. `isDown` rejects temporarily, `isRefusing` permanently with `reply`;
 * `delay` slows it down; `connections` and `logins` count; `senders` are envelope senders. It has no encryption.
 */
export async function startMailSink(port = 0) {
  const mails: CaughtMail[] = []
  const sink = {
    senders: [] as string[],
    isDown: false,
    isRefusing: false,
    reply: { code: 550, text: 'Not taken' },
    delayMilliseconds: 0,
    connections: 0,
    logins: 0,
  }
  const server = new SMTPServer({
    authOptional: true,
    allowInsecureAuth: true,
    disabledCommands: ['STARTTLS'],
    onConnect: (_, callback) => {
      sink.connections++
      callback()
    },
    onAuth: ({ username = '' }, _, callback) => {
      sink.logins++
      callback(null, { user: username })
    },
    onMailFrom: ({ address }, _, callback) => {
      sink.senders.push(address)
      callback(sink.isDown ? smtpError(451) : null)
    },
    onRcptTo: (_, __, callback) =>
      callback(sink.isRefusing ? smtpError(sink.reply.code, sink.reply.text) : null),
    onData: (stream, session, callback) => {
      const chunks: Buffer[] = []
      stream.on('data', (chunk) => chunks.push(chunk))
      stream.on('end', async () => {
        const takenAt = performance.now()
        const parsed = await PostalMime.parse(Buffer.concat(chunks))
        const recipients = session.envelope.rcptTo.map(({ address }) => address)
        setTimeout(() => {
          mails.push({ ...parsed, recipients, takenAt })
          callback()
        }, sink.delayMilliseconds)
      })
    },
  })
  server.on('error', () => undefined)
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const close = () => new Promise<void>((resolve) => server.close(resolve))
  const address = server.server.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  const variables = {
    SMTP_URL: `smtp://127.0.0.1:${address.port}`,
    MAIL_FROM: 'office@college.test',
  }
  return { mails, sink, variables, port: address.port, close }
}
