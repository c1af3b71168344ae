import { v7 as uuidv7 } from 'uuid'
import type { Db } from '../db/open.ts'
import { conflict, notFound } from '../errors.ts'
import { hashPassword } from '../passwords.ts'

const normal = (email: string) => email.trim().toLowerCase()

/** Accounts of administrators; made at the first start or on the command line, never over the network. */
export async function createAdmin(db: Db, email: string, password: string): Promise<void> {
  const passwordHash = await hashPassword(password)
  const created = await db
    .insertInto('admins')
    .values({
      _id: uuidv7(),
      email: normal(email),
      passwordHash,
      createdAt: new Date().toISOString(),
    })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning('_id')
    .executeTakeFirst()
  if (!created) throw conflict(`There is an administrator ${normal(email)} already`)
}

/** Changes the password and ends all sessions of the account. Rejects with 404 for an unknown one. */
export async function setAdminPassword(db: Db, email: string, password: string): Promise<void> {
  const passwordHash = await hashPassword(password)
  await db.transaction().execute(async (trx) => {
    const admin = await trx
      .updateTable('admins')
      .set({ passwordHash })
      .where('email', '=', normal(email))
      .returning('_id')
      .executeTakeFirst()
    if (!admin) throw notFound(`There is no administrator ${normal(email)}`)
    await trx.deleteFrom('adminSessions').where('adminId', '=', admin._id).execute()
  })
}

/** Removes the account and with it its sessions. Rejects with 404 for an unknown one. */
export async function removeAdmin(db: Db, email: string): Promise<void> {
  const removed = await db
    .deleteFrom('admins')
    .where('email', '=', normal(email))
    .returning('_id')
    .executeTakeFirst()
  if (!removed) throw notFound(`There is no administrator ${normal(email)}`)
}

export const listAdmins = (db: Db) =>
  db.selectFrom('admins').select(['email', 'createdAt']).orderBy('email').execute()
