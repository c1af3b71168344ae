/** What the threads of `passwords.ts` run; they know these functions by their names. */
import { setPriority } from 'node:os'
import { type Algorithm, hashSync, verifySync } from '@node-rs/argon2'

/** A third of the time that others get: on a machine that is busy with something else, logins must not starve. */
const niceness = 5

// On Linux a priority is the calling thread's own (https://man7.org/linux/man-pages/man2/setpriority.2.html, "C library/kernel
// differences"), elsewhere the whole server's. Pages are answered before passwords.
if (process.platform === 'linux') setPriority(niceness)

// OWASP Password Storage Cheat Sheet: argon2id, 19 MiB, two passes, one lane. 2 is Argon2id; the enum is not erasable.
const settings = { algorithm: 2 as Algorithm, memoryCost: 19_456, timeCost: 2, parallelism: 1 }

export const hashOne = (password: string): string => hashSync(password, settings)

export type Comparison = { password: string; passwordHash: string }

export const compareOne = ({ password, passwordHash }: Comparison): boolean =>
  verifySync(passwordHash, password)
