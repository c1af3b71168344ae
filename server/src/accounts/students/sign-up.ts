import { passwordMinimum } from 'contract/accounts/password-rule'
import { emailTaken, type SignUpBody } from 'contract/accounts/sign-up'
import { requireStrongPassword } from '../../platform/config/strong-password.ts'
import { emailKey } from '../../platform/email-key.ts'
import { conflict } from '../../platform/errors.ts'
import { rollBack } from '../../platform/images/roll-back.ts'
import { createKeyedMutex } from '../../platform/queues/keyed-mutex.ts'
import { hashPassword } from '../../platform/runtime/passwords.ts'
import type { Device } from './begin-session.ts'
import { issueCode } from './codes.ts'
import type { StudentDeps } from './deps.ts'
import { countSignUp, countSignUpOfMailbox } from './limits.ts'
import { codeMail } from './mails.ts'
import { insertStudent } from './new-student.ts'

type SigningUp = Pick<
  StudentDeps,
  'db' | 'attempts' | 'pictures' | 'mail' | 'studentSessions' | 'now'
>

// Of many concurrent sign-ups with one address, only the first pays for hash and picture.
const exclusively = createKeyedMutex()

/** Returns the session token. Rejects with 400, 409 or 429. */
export async function createUnverifiedStudent(
  deps: SigningUp,
  form: SignUpBody,
  { network, device }: { network: string; device: Device },
): Promise<string> {
  await countSignUp(deps.attempts, network)
  const { password, email } = form
  requireStrongPassword(password, { email, minimum: passwordMinimum }, 'password')
  const token = await exclusively(emailKey(email), () => register(deps, form, device))
  deps.mail.sendQueued()
  return token
}

/** Photo first, then all rows in one transaction. */
async function register(
  { db, attempts, pictures, mail, studentSessions, now }: SigningUp,
  { fullName: name, email, password, mobileNumber, profilePhoto: file }: SignUpBody,
  device: Device,
): Promise<string> {
  const key = emailKey(email)
  const earlier = await db
    .selectFrom('students')
    .select('_id')
    .where('emailKey', '=', key)
    .executeTakeFirst()
  if (earlier) throw conflict(emailTaken)
  await countSignUpOfMailbox(attempts, key)
  const client = { account: key, network: device.network, known: undefined }
  const passwordHash = await hashPassword(password, client)
  const profilePhoto = await pictures.save(file)
  const { language } = device
  const form = { name, email, mobileNumber, profilePhoto, passwordHash, verifiedAt: null, language }
  return db
    .transaction()
    .execute(async (trx) => {
      const student = await insertStudent(trx, form, now())
      if (!student) throw conflict(emailTaken)
      const code = await issueCode(trx, student.studentId, now())
      await mail.queue(trx, codeMail(student, code))
      return studentSessions.begin(trx, student, device)
    })
    .catch(rollBack(pictures, profilePhoto))
}
