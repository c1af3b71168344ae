import { randomBytes } from 'node:crypto'
import type { Config } from '../config.ts'
import type { Db } from '../db/open.ts'
import { HttpError } from '../errors.ts'
import { createAdmin, listAdmins } from './accounts.ts'

export type FirstAdmin = { email: string; password?: string }

/**
 * Makes the first administrator when there is none: the configured one, or in the local profile a generated one whose
 * password is given back, once. Undefined when a deployed site has neither.
 */
export async function ensureAdmin(db: Db, config: Config): Promise<FirstAdmin | undefined> {
  const [existing] = await listAdmins(db)
  if (existing) return { email: existing.email }
  if (config.firstAdmin) {
    const { email, password } = config.firstAdmin
    // Servers that start side by side on one database: one of them is first.
    await createAdmin(db, email, password).catch((error: unknown) => {
      if (!(error instanceof HttpError)) throw error
    })
    return { email }
  }
  if (config.isDeployed) return undefined
  const generated = {
    email: 'admin@college.example',
    password: randomBytes(9).toString('base64url'),
  }
  await createAdmin(db, generated.email, generated.password)
  return generated
}
