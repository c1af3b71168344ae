/** What nodemailer tells of a mail that was not taken. */
type Failure = { code?: string; command?: string; responseCode?: number; response?: string }

/**
 * The mail server's code when it refuses this message for good (RFC 5321 §4.2.1: 5yz), so that another try is none;
 * undefined when another one may work, as after a wrong password of ours.
 */
export function refusalCode(error: unknown): number | undefined {
  const { code, responseCode = 0 } = error as Failure
  const isOfMessage = code === 'EENVELOPE' || code === 'EMESSAGE'
  const authenticationRequired = 530
  const isForGood = responseCode >= 500 && responseCode < 600
  return isOfMessage && isForGood && responseCode !== authenticationRequired
    ? responseCode
    : undefined
}

/** A status as of RFC 3463 behind the code of a reply; some write a sign before it. */
const statusIn = (reply: string) => /^\d{3}[ -]#?([45]\.\d{1,3}\.\d{1,3})\b/.exec(reply)?.[1]

/**
 * The statuses that are of the mailbox: of its address, but for the sender's (X.1.7 to X.1.9); disabled; nobody there who
 * takes mail, by which large providers also name an unknown user; and what was the same for days, until it was given up.
 */
const ofMailbox = /^([45]\.1\.(?![789]$)\d+|5\.2\.1|5\.4\.[14]|4\.[24]\.\d+)$/
/** Of replies without a status. Of 554 nobody knows what it is about. */
const bareCodes = ['450', '550', '551', '553']

/**
 * Whether a mail was given up because of the mailbox it was for. A blocklist, a signature that fails (X.7) or a message that
 * is not liked (X.6) are ours, and would cost us everybody at that provider. A report has a status besides the reply.
 */
export function isOfMailbox(reply: string, reported = ''): boolean {
  const status = statusIn(reply) ?? reported
  if (status !== '' && !status.endsWith('.0.0')) return ofMailbox.test(status)
  const code = /^\d{3}\b/.exec(reply)?.[0]
  return code ? bareCodes.includes(code) : reported !== ''
}

/** The same of what failed when it was handed over. What is said of the message is of the mailbox only where it says so. */
export function saysNoMailbox(error: unknown): boolean {
  const { command, response = '' } = error as Failure
  if (command === 'RCPT TO') return isOfMailbox(response)
  return command === 'DATA' && statusIn(response) !== undefined && isOfMailbox(response)
}

/** Whether the next mail is likely to fail as well: it is not of one recipient or message, as where each first mail has to wait (greylisting). */
export function isOfServer(error: unknown): boolean {
  const { command, responseCode = 0, response = '' } = error as Failure
  const isOfOne = command === 'RCPT TO' || command === 'DATA'
  const isClosing = responseCode === 421 || statusIn(response)?.startsWith('4.3.') === true
  return !isOfOne || responseCode === 0 || isClosing
}
