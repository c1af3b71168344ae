import { setPriority } from 'node:os'
import { hashSync, verifySync } from '@node-rs/argon2'

// What the threads of `passwords.ts` run; they know these functions by their names. JavaScript: each thread would load what takes
// the types out of TypeScript, which is more than all else that it needs.

/** A third of the time that others get: on a machine that is busy with something else, logins must not starve. */
const niceness = 5

// On Linux a priority is the calling thread's own (https://man7.org/linux/man-pages/man2/setpriority.2.html, "C library/kernel
// differences"), elsewhere the whole server's. Pages are answered before passwords.
if (process.platform === 'linux') setPriority(niceness)

// OWASP Password Storage Cheat Sheet: argon2id, which is 2, 19 MiB, two passes, one lane.
const settings = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/**
 * Keyboards write one letter as one sign or as two (NIST SP 800-63B §3.1.1.2).
 *
 * @param {string} password
 */
const normal = (password) => password.normalize('NFKC')

/** @param {string} password */
export const hashOne = (password) => hashSync(normal(password), settings)

/**
 * Hashes from before were made of what was typed.
 *
 * @param {{ password: string, passwordHash: string }} comparison
 */
export const compareOne = ({ password, passwordHash }) =>
  [...new Set([normal(password), password])].some((typed) => verifySync(passwordHash, typed))
