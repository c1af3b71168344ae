import { type GoogleLoginForm, googleLoginFailed } from 'contract/account'
import type { Transaction } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import type { Config } from '../config.ts'
import type { Db } from '../db/open.ts'
import type { Database } from '../db/schema.ts'
import { unauthorized } from '../errors.ts'
import type { Mail } from '../mail/mail.ts'
import { emailKey } from './email-key.ts'
import { linkedMail } from './mails.ts'
import type { Device, ProvenStudent, StudentSessions } from './sessions.ts'
import type { Proof } from './sign-in-proofs.ts'

type Linking = { db: Db; mail: Mail; config: Config; now: () => Date }

/** The student whom this third-party account belongs to, whatever its email is by now. */
async function findLinked(trx: Transaction<Database>, { issuer, subject }: Proof) {
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

/**
 * The student who registered the proven address. If it was not proven until now, somebody else may have registered it:
 * what could sign in before cannot any more.
 */
async function findByEmail(
  trx: Transaction<Database>,
  { mail, config, now }: Linking,
  proof: Proof,
): Promise<ProvenStudent | undefined> {
  const student = await trx
    .selectFrom('students')
    .select(['_id', 'name', 'email', 'verifiedAt', 'epoch', 'disabledAt'])
    .where('emailKey', '=', emailKey(proof.email))
    .executeTakeFirst()
  if (!student) return undefined
  const { _id: studentId, verifiedAt, disabledAt } = student
  if (disabledAt) throw unauthorized(googleLoginFailed)
  const epoch = verifiedAt ? student.epoch : student.epoch + 1
  const proven = { passwordHash: null, verifiedAt: now().toISOString() }
  const held = await trx
    .updateTable('students')
    .set({ epoch, ...(!verifiedAt && proven) })
    .where('_id', '=', studentId)
    .where('epoch', '=', student.epoch)
    .returning('_id')
    .executeTakeFirst()
  // Whoever was quicker has raised the epoch or deleted it: another try finds what became of the account.
  if (!held) throw unauthorized(googleLoginFailed)
  if (!verifiedAt) {
    for (const table of ['studentSessions', 'emailCodes', 'passwordResets'] as const)
      await trx.deleteFrom(table).where('studentId', '=', studentId).execute()
  }
  await mail.queue(trx, linkedMail({ studentId, ...student }, config.oidcLabel))
  return { studentId, epoch }
}

async function register(
  trx: Transaction<Database>,
  now: () => Date,
  name: string,
  { email }: Proof,
): Promise<ProvenStudent> {
  const moment = now().toISOString()
  const created = await trx
    .insertInto('students')
    .values({
      _id: uuidv7(),
      name,
      email,
      emailKey: emailKey(email),
      mobileNumber: null,
      profilePhoto: null,
      passwordHash: null,
      verifiedAt: moment,
      epoch: 0,
      disabledAt: null,
      createdAt: moment,
    })
    .onConflict((conflict) => conflict.column('emailKey').doNothing())
    .returning(['_id', 'epoch'])
    .executeTakeFirst()
  // Somebody registered the address at this moment: another try finds that account.
  if (!created) throw unauthorized(googleLoginFailed)
  return { studentId: created._id, epoch: created.epoch }
}

/** Begins a session for who has proven a third-party account, and gives its token. Rejects with 401. */
export async function googleLogin(
  deps: Linking & { studentSessions: StudentSessions },
  { name, email }: GoogleLoginForm,
  proof: Proof,
  device: Device,
): Promise<string> {
  if (emailKey(email) !== emailKey(proof.email)) throw unauthorized(googleLoginFailed)
  const token = await deps.db.transaction().execute(async (trx) => {
    const linked = await findLinked(trx, proof)
    const student =
      linked ??
      (await findByEmail(trx, deps, proof)) ??
      (await register(trx, deps.now, name, proof))
    if (!linked) {
      const { issuer, subject } = proof
      const { studentId } = student
      await trx
        .insertInto('studentLinks')
        .values({ issuer, subject, studentId, createdAt: deps.now().toISOString() })
        .onConflict((conflict) => conflict.columns(['issuer', 'subject']).doNothing())
        .execute()
    }
    return deps.studentSessions.begin(trx, student, device)
  })
  deps.mail.wake()
  return token
}
