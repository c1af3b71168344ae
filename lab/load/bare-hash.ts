/** The baseline for logins: a process that only verifies one password. */
import { comparePassword, hashPassword } from 'server/src/platform/runtime/passwords.ts'

export type HashOrder = { seconds: number }
export type Hashes = { perSecond: number }

/** Enough to keep the threads busy. */
const atOnce = 4
const password = 'blue-Kettle7'
const passwordHash = await hashPassword(password)
const client = { account: 'asha@college.test', network: '127.0.0.1', known: 'browser' } as const

async function verify({ seconds }: HashOrder): Promise<Hashes> {
  const startedAt = performance.now()
  const endsAt = startedAt + seconds * 1000
  let count = 0
  const work = async () => {
    while (performance.now() < endsAt) {
      if (!(await comparePassword(client, (compare) => compare(passwordHash, password))))
        throw new Error('The password is not right')
      count++
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  return { perSecond: count / ((performance.now() - startedAt) / 1000) }
}

process.on('message', async (order: HashOrder) => process.send?.(await verify(order)))
process.on('disconnect', () => process.exit())
