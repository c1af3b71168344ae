type Failure = { code?: string; command?: string; responseCode?: number; response?: string }

/** Enhanced status code (RFC 3463); some servers prefix a `#`. */
const statusIn = (reply: string) => /^\d{3}[ -]#?([45]\.\d{1,3}\.\d{1,3})\b/.exec(reply)?.[1]

const authenticationRequired = 530
const tooLarge = 552

/** A system that is full, off or incapable (but not a message that is too big); the daily limit of Gmail, and of Exchange Online. */
const ofAccount = /^5\.(3\.[0125]|4\.5|1\.90)$/

/** About our own account at the mail server, so every other email would be rejected, too, until the day or the settings change. */
function isOfSender({ command, responseCode = 0, response = '' }: Failure): boolean {
  if (responseCode === authenticationRequired) return true
  if (command === 'MAIL FROM') return responseCode !== tooLarge
  return ofAccount.test(statusIn(response) ?? '')
}

/** Permanent rejections only (RFC 5321 §4.2.1: 5yz); undefined if a retry may help, as after a wrong password. */
export function rejectionCode(error: unknown): number | undefined {
  const failure = error as Failure
  const { code, responseCode = 0 } = failure
  const isOfMessage = code === 'EENVELOPE' || code === 'EMESSAGE'
  const isPermanent = responseCode >= 500 && responseCode < 600
  return isOfMessage && isPermanent && !isOfSender(failure) ? responseCode : undefined
}

/**
 * Mailbox problems: recipient address (not X.1.7 to X.1.9, the sender's), disabled, no such user or host, and persistent
 * temporary failures.
 */
const ofMailbox = /^([45]\.1\.(?![789]$)\d+|5\.2\.1|5\.4\.[14]|4\.[24]\.\d+)$/
/** Replies without enhanced status. 554 is too ambiguous. */
const bareCodes = ['450', '550', '551', '553']

/**
 * Blocklists, failed signatures (X.7) and disliked content (X.6) are our own problem; counting them would lose every subscriber
 * at that provider. A bounce report carries a status as well as the reply.
 */
export function isOfMailbox(reply: string, reported = ''): boolean {
  const status = statusIn(reply) ?? reported
  if (status !== '' && !status.endsWith('.0.0')) return ofMailbox.test(status)
  const code = /^\d{3}\b/.exec(reply)?.[0]
  return code ? bareCodes.includes(code) : reported !== ''
}

export function isUnknownMailbox(error: unknown): boolean {
  const failure = error as Failure
  const { command, response = '' } = failure
  if (isOfSender(failure)) return false
  if (command === 'RCPT TO') return isOfMailbox(response)
  return command === 'DATA' && statusIn(response) !== undefined && isOfMailbox(response)
}

/** Not specific to a recipient or message, as with greylisting, so the next email is likely to fail too. */
export function isOfServer(error: unknown): boolean {
  const failure = error as Failure
  const { command, responseCode = 0, response = '' } = failure
  const isOfOne = command === 'RCPT TO' || command === 'DATA'
  const isClosing = responseCode === 421 || statusIn(response)?.startsWith('4.3.') === true
  return !isOfOne || responseCode === 0 || isClosing || isOfSender(failure)
}
