import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { onTestFinished } from 'vitest'

/** What is answered instead of success: to a command, or to the end of an email (`.`). `close` hangs up. */
export type MailFault = { at: 'MAIL' | 'RCPT' | 'DATA' | '.'; reply: string }

const replies: Record<string, string> = {
  EHLO: '250-faulty\r\n250 PIPELINING',
  DATA: '354 Go on',
  QUIT: '221 Bye',
}

/** An SMTP server that pipelines, and fails in the middle of an email while it has a `fault`. */
export async function faultyMailServer() {
  const state = {
    fault: undefined as MailFault | undefined,
    answerAfterMilliseconds: 0,
    /** Message-IDs of accepted emails. */
    accepted: [] as string[],
    tries: 0,
  }
  function converse(socket: Socket): void {
    let rest = ''
    let email: string[] | undefined
    let hasRecipient = false
    const answer = (at: string) => {
      const { fault } = state
      if (fault?.at === at) {
        if (fault.reply === 'close') socket.destroy()
        else socket.write(`${fault.reply}\r\n`)
        return false
      }
      if (at === 'DATA' && !hasRecipient) {
        socket.write('503 No recipient\r\n')
        return false
      }
      socket.write(`${replies[at] ?? '250 OK'}\r\n`)
      return true
    }
    const endEmail = (lines: readonly string[]) => {
      const id = lines.find((line) => /^message-id:/i.test(line)) ?? 'none'
      setTimeout(() => {
        if (answer('.')) state.accepted.push(id)
      }, state.answerAfterMilliseconds)
    }
    const read = (line: string) => {
      if (email && line !== '.') {
        email.push(line)
        return
      }
      if (email) {
        endEmail(email)
        email = undefined
        return
      }
      const command = line.split(/[ :]/)[0]?.toUpperCase() ?? ''
      if (command === 'MAIL') {
        state.tries++
        hasRecipient = false
      }
      const isAccepted = answer(command)
      if (command === 'RCPT') hasRecipient = isAccepted
      if (command === 'DATA' && isAccepted) email = []
    }
    socket.on('error', () => undefined)
    socket.on('data', (bytes) => {
      const lines = (rest + bytes).split('\r\n')
      rest = lines.pop() ?? ''
      for (const line of lines) read(line)
    })
    socket.write('220 faulty\r\n')
  }
  const server = createServer(converse).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  const { port } = server.address() as AddressInfo // of a server that listens on TCP
  const variables = { SMTP_URL: `smtp://127.0.0.1:${port}`, MAIL_FROM: 'office@college.test' }
  return { state, variables }
}
