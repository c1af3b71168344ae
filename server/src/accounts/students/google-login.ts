import { type GoogleLoginForm, googleLoginFailed } from 'contract/accounts/account'
import { daySeconds } from 'contract/platform/durations'
import type { Trx } from '../../platform/db/schema.ts'
import { emailKey } from '../../platform/email-key.ts'
import { unauthorized } from '../../platform/errors.ts'
import type { Limit } from '../../platform/http/attempts.ts'
import { removeUnused } from '../../platform/images/roll-back.ts'
import type { OutgoingMail } from '../../platform/mail/mail.ts'
import type { Device, ProvenStudent } from './begin-session.ts'
import type { StudentDeps } from './deps.ts'
import { linkedMail, otherAccountMail, replacedByProviderMail } from './mails.ts'
import { insertProven, replaceUnverified } from './new-student.ts'
import type { Proof } from './sign-in-proofs.ts'

type LinkDeps = Pick<
  StudentDeps,
  'db' | 'mail' | 'config' | 'attempts' | 'pictures' | 'studentSessions' | 'now'
>

/**
 * Undefined: rejected, but the transaction commits to record it. The notice is queued after the session has begun, which
 * stores the language.
 */
type Status = { student: ProvenStudent; photo?: string | null; notice?: OutgoingMail } | undefined

/** Per account: anyone can keep triggering this. */
const rejectionsMailed: Limit = { count: 1, seconds: daySeconds }

/** By issuer and subject, even if the email has changed. */
async function findLinked(trx: Trx, { issuer, subject }: Proof) {
  const linked = await trx
    .selectFrom('studentLinks')
    .innerJoin('students', 'students._id', 'studentLinks.studentId')
    .select(['studentId', 'epoch', 'disabledAt'])
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .executeTakeFirst()
  if (linked?.disabledAt) throw unauthorized(googleLoginFailed)
  return linked
}

/** Locks the row: of two that link at once, the second sees the first. */
async function lockByEmail(trx: Trx, { email }: Proof) {
  const student = await trx
    .selectFrom('students')
    .select(['_id as studentId', 'name', 'email', 'verifiedAt', 'epoch', 'disabledAt'])
    .where('emailKey', '=', emailKey(email))
    .executeTakeFirst()
  if (!student) return undefined
  if (student.disabledAt) throw unauthorized(googleLoginFailed)
  const locked = await trx
    .updateTable('students')
    .set({ epoch: student.epoch })
    .where('_id', '=', student.studentId)
    .where('epoch', '=', student.epoch)
    .returning('_id')
    .executeTakeFirst()
  // A concurrent sign-in won; a retry finds its result.
  if (!locked) throw unauthorized(googleLoginFailed)
  return student
}

/** Addresses are reassigned, so the same email may be a different person. */
async function isLinkedOtherwise(
  trx: Trx,
  studentId: string,
  { issuer, subject }: Proof,
): Promise<boolean> {
  const other = await trx
    .selectFrom('studentLinks')
    .select('subject')
    .where('studentId', '=', studentId)
    .where('issuer', '=', issuer)
    .where('subject', '!=', subject)
    .executeTakeFirst()
  return other !== undefined
}

async function findOrRegister(
  trx: Trx,
  { mail, config, attempts, now }: LinkDeps,
  name: string,
  proof: Proof,
): Promise<Status> {
  const label = config.oidcLabel
  const known = await lockByEmail(trx, proof)
  const proven = { name, email: proof.email, passwordHash: null }
  if (!known) {
    const student = await insertProven(trx, proven, now())
    // A concurrent sign-up won; a retry finds the account.
    if (!student) throw unauthorized(googleLoginFailed)
    return { student }
  }
  if (!known.verifiedAt) {
    const anew = await replaceUnverified(trx, known, proven, now())
    if (!anew) throw unauthorized(googleLoginFailed)
    return { ...anew, notice: replacedByProviderMail(anew.student, label) }
  }
  if (await isLinkedOtherwise(trx, known.studentId, proof)) {
    const key = `other-link:${known.studentId}`
    const rejections = await attempts.count(key, rejectionsMailed, trx)
    if (rejections <= rejectionsMailed.count) await mail.queue(trx, otherAccountMail(known, label))
    return undefined
  }
  return { student: known, notice: linkedMail(known, label) }
}

async function link(
  trx: Trx,
  studentId: string,
  { issuer, subject }: Proof,
  now: Date,
): Promise<void> {
  const inserted = await trx
    .insertInto('studentLinks')
    .values({ issuer, subject, studentId, createdAt: now.toISOString() })
    .onConflict((conflict) => conflict.columns(['issuer', 'subject']).doNothing())
    .returning('subject')
    .executeTakeFirst()
  // Linked to another student meanwhile; a retry finds that one.
  if (!inserted) throw unauthorized(googleLoginFailed)
}

/** A linked account opens only with the provider account that it is linked to. Rejects with 401. */
export async function logInByGoogle(
  deps: LinkDeps,
  { name, email }: GoogleLoginForm,
  proof: Proof,
  device: Device,
): Promise<{ studentId: string; token: string }> {
  const { db, mail, pictures, studentSessions, now } = deps
  if (emailKey(email) !== emailKey(proof.email)) throw unauthorized(googleLoginFailed)
  const entered = await db.transaction().execute(async (trx) => {
    const linked = await findLinked(trx, proof)
    if (linked) {
      const { studentId } = linked
      return { studentId, token: await studentSessions.begin(trx, linked, device) }
    }
    const status = await findOrRegister(trx, deps, name, proof)
    if (!status) return undefined
    const { student, photo, notice } = status
    await link(trx, student.studentId, proof, now())
    const token = await studentSessions.begin(trx, student, device)
    if (notice) await mail.queue(trx, notice)
    return { studentId: student.studentId, token, photo }
  })
  mail.sendQueued()
  if (!entered) throw unauthorized(googleLoginFailed)
  if (entered.photo) await removeUnused(pictures, entered.photo)
  return entered
}
