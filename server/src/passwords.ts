import { availableParallelism } from 'node:os'
import { Piscina } from 'piscina'
import { unavailable } from './errors.ts'
import type { Comparison } from './password-thread.ts'

/** Two at most, and never all processors: pages are answered meanwhile. */
const threads = Math.min(2, Math.max(1, availableParallelism() - 1))
/** Each thread has its next task at hand, so that none stands still while this one is busy. */
const tasksPerThread = 2
const waiting = 200

/** A hash of nothing anyone knows: an unknown account must cost what a wrong password costs. */
const nobodysHash =
  '$argon2id$v=19$m=19456,t=2,p=1$IWQ0wB6kpXKa2wQ7kzGmEw$1u5VbbJYbdSm0m0pGHb0nCvlCwXfPwfC7yO0uT0yqYw'

// Threads of their own: those that Node shares out also write files and look up names.
const pool = new Piscina({
  filename: new URL('password-thread.ts', import.meta.url).href,
  minThreads: 0,
  maxThreads: threads,
  concurrentTasksPerWorker: tasksPerThread,
  idleTimeout: 60_000,
})

/** Rejects with 503 when the line is full. */
async function run<Result>(name: string, task: string | Comparison): Promise<Result> {
  if (pool.queueSize >= waiting) throw unavailable()
  return pool.run(task, { name })
}

/** How many stand in line. */
export const waitingPasswords = () => pool.queueSize

export const hashPassword = (password: string) => run<string>('hashOne', password)

/** Compares with the hash of an account, or with nobody's when there is none; the answer takes as long either way. */
export async function isPassword(passwordHash: string | undefined, password: string) {
  const comparison = { password, passwordHash: passwordHash ?? nobodysHash }
  const isRight = await run<boolean>('compareOne', comparison)
  return isRight && passwordHash !== undefined
}
