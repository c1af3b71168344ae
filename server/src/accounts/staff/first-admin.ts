import { randomBytes } from 'node:crypto'
import { firstStart } from '../../platform/activity-log/record-activity.ts'
import type { Config } from '../../platform/config/config.ts'
import type { Db } from '../../platform/db/open.ts'
import { HttpError } from '../../platform/errors.ts'
import { createAdmin, listAdmins } from './accounts.ts'

export type FirstAdmin = { email: string; password?: string }

/** Uses the configured account; the local profile generates one and returns its password once. Undefined if a deployed site has neither. */
export async function ensureAdmin(db: Db, config: Config): Promise<FirstAdmin | undefined> {
  const [existing] = await listAdmins(db)
  if (existing) return { email: existing.email }
  if (config.firstAdmin) {
    const { email, password } = config.firstAdmin
    await createFirst(db, email, password)
    return { email }
  }
  if (config.isDeployed) return undefined
  const email = 'admin@college.example'
  const password = randomBytes(9).toString('base64url')
  return (await createFirst(db, email, password)) ? { email, password } : { email }
}

/** False if another server on the same database was first. */
async function createFirst(db: Db, email: string, password: string): Promise<boolean> {
  try {
    await createAdmin(db, email, password, firstStart)
    return true
  } catch (error) {
    if (error instanceof HttpError && error.statusCode === 409) return false
    throw error
  }
}
