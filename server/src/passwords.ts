import { type Algorithm, hash, verify } from '@node-rs/argon2'
import { boundedQueue } from './bounded-queue.ts'

// OWASP Password Storage Cheat Sheet: argon2id, 19 MiB, two passes, one lane. 2 is Argon2id; the enum is not erasable.
const settings = { algorithm: 2 as Algorithm, memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** A hash of nothing anyone knows: an unknown account must cost what a wrong password costs. */
const nobodysHash =
  '$argon2id$v=19$m=19456,t=2,p=1$IWQ0wB6kpXKa2wQ7kzGmEw$1u5VbbJYbdSm0m0pGHb0nCvlCwXfPwfC7yO0uT0yqYw'

const inTurn = boundedQueue({ atOnce: 2, waiting: 100 })

export const hashPassword = (password: string) => inTurn(() => hash(password, settings))

/** Compares with the hash of an account, or with nobody's when there is none; the answer takes as long either way. */
export const isPassword = async (passwordHash: string | undefined, password: string) => {
  const isRight = await inTurn(() => verify(passwordHash ?? nobodysHash, password))
  return isRight && passwordHash !== undefined
}
