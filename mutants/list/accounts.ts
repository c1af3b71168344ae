import type { Mutant } from '../mutant.ts'

const account = (file: string, name: string) => ({
  file: `src/accounts/students/${file}.test.ts`,
  name,
})
const at = (file: string) => `server/src/accounts/students/${file}.ts`

export const accountMutants: Mutant[] = [
  {
    without: 'single use of a confirmation',
    file: at('confirmation'),
    change: [['    .set({ confirmedAt: null })', '    .set({ tokenHash })']],
    test: account(
      'own-passkeys',
      'a confirmation is valid once and for five minutes, and a wrong password gives none',
    ),
  },
  {
    without: 'single use of a passkey’s response',
    file: 'server/src/accounts/factors/passkeys.ts',
    change: [
      [
        'return used !== undefined && (await challenges.spend(trx, challenge))',
        'return used !== undefined && challenge.length > 0',
      ],
    ],
    test: account(
      'passkey-login',
      'a signature is valid once, for five minutes, in the browser that was asked',
    ),
  },
  {
    without: 'leaving passkey names out of email to unverified addresses',
    file: at('mails'),
    change: [['verifiedAt ? `“${passkey}”`', "verifiedAt !== '' ? `“${passkey}”`"]],
    test: account('own-passkeys', 'the name that somebody gave'),
  },
  {
    without: 'binding a challenge to its browser',
    file: 'server/src/accounts/factors/challenges.ts',
    change: [["head.toString('hex')}:${boundTo}`", "head.toString('hex')}:${boundTo.length}`"]],
    test: account(
      'passkey-login',
      'a signature is valid once, for five minutes, in the browser that was asked',
    ),
  },
  {
    without: 'accepting a proof for the student’s own account only',
    file: at('sign-in-proofs'),
    change: [["    .where('studentId', '=', studentId)\n", '']],
    test: account('delete-account', 'a proof for another student’s account deletes nothing'),
  },
  {
    without: 'proof of identity before an account is deleted',
    file: at('delete-account'),
    change: [['  if (!isProven && password === undefined) throw badRequest(proofNeeded)\n', '']],
    test: account('deletion-calls', 'delete'),
  },
  {
    without: 'the old password before a new one',
    file: at('own-password'),
    change: [
      [
        'return isRight ? student.epoch : undefined',
        'return isRight || student.epoch >= 0 ? student.epoch : undefined',
      ],
    ],
    test: account(
      'settings',
      'changing the password needs the current one and signs out other devices',
    ),
  },
  {
    without: 'ending other sessions after a password change',
    file: at('change-password'),
    change: [
      ["      .where('tokenHash', '!=', tokenHash)\n", "      .where('tokenHash', '=', '')\n"],
    ],
    test: account(
      'settings',
      'changing the password needs the current one and signs out other devices',
    ),
  },
  {
    without: 'weak passwords being refused at sign-up',
    file: at('sign-up'),
    change: [
      ["  requireStrongPassword(password, { email, minimum: passwordMinimum }, 'password')\n", ''],
    ],
    test: account('sign-up', ''),
  },
  {
    without: 'weak passwords being refused at a reset',
    file: at('reset-password'),
    change: [
      [
        "  requireStrongPassword(newPassword, { email, minimum: passwordMinimum }, 'newPassword')\n",
        '',
      ],
    ],
    test: account('reset-password', ''),
  },
  {
    without: 'weak passwords being refused at a change',
    file: at('change-password'),
    change: [
      [
        "  requireStrongPassword(newPassword, { email, minimum: passwordMinimum }, 'newPassword')\n",
        '',
      ],
    ],
    test: account('settings', ''),
  },
  {
    without: 'comparing a hash for unknown accounts, too',
    file: 'server/src/platform/runtime/passwords.ts',
    change: [
      [
        '  const comparison = {',
        '  if (passwordHash === undefined) return false\n  const comparison = {',
      ],
    ],
    test: {
      file: 'src/platform/runtime/passwords.test.ts',
      name: 'an unknown account also costs a comparison',
    },
  },
  {
    without: 'stopping a login that races with a reset',
    file: at('begin-session'),
    change: [["    .where('epoch', '=', epoch)\n", '']],
    test: account('login', 'a login during a password change starts no session'),
  },
  {
    without: 'the idle end of a session',
    file: at('session-rows'),
    change: [['idleSeconds: sessionIdleDays * daySeconds', 'idleSeconds: 1e9']],
    test: account(
      'sessions',
      'a session survives six idle days and 23 hours, and ends after seven days',
    ),
  },
  {
    without: 'the absolute end of a session',
    file: at('session-rows'),
    change: [['absoluteSeconds: sessionDays * daySeconds', 'absoluteSeconds: 1e9']],
    test: account('sessions', 'a session ends after thirty days, however busy, and is deleted'),
  },
  {
    without: 'sessions of disabled accounts ending',
    file: at('session-rows'),
    change: [
      [
        "    .where('disabledAt', 'is', null)\n    .execute()\n  await store.see",
        '    .execute()\n  await store.see',
      ],
    ],
    test: account('sessions', 'disables or deletes'),
  },
  {
    without: 'checking a student’s session again when writing',
    file: at('session-rows'),
    change: [
      [
        '    if (!isLocked) throw unauthorized(loginRequired)\n    return confirmedAs(email)',
        '    return confirmedAs(email)',
      ],
    ],
    test: {
      file: 'src/platform/access/actor.test.ts',
      name: 'writes while the session lasts',
    },
  },
  {
    without: 'the earlier session ending at a login',
    file: at('begin-session'),
    change: [['  await store.end(trx, earlierTokenHash)\n', '']],
    test: account('sessions', 'ends only the session that was sent along'),
  },
  {
    without: 'ending a session on the server at logout',
    file: at('sessions'),
    change: [['      await store.end(db, cookie.presented(request))\n', '']],
    test: account('sessions', 'logout ends the session'),
  },
  {
    without: 'accounts that nobody verified, but somebody uses',
    file: 'server/src/accounts/students/clean-up-accounts.ts',
    change: [["['studentSessions', 'studentLinks', 'registrations']", "['registrations']"]],
    test: {
      file: 'src/accounts/students/clean-up-accounts.test.ts',
      name: 'an account that nobody verified is deleted after thirty days',
    },
  },
  {
    without: 'a limit for browsers that a clock ahead knew',
    file: 'server/src/platform/access/browser-tokens.ts',
    change: [[' || isTooLong', '']],
    test: {
      file: 'src/platform/db/clock.test.ts',
      name: 'known by while the clock was ahead are strangers',
    },
  },
  {
    without: 'deleting what waits to be sent to a deleted account',
    file: 'server/src/student-data.ts',
    change: [
      [
        "    await trx.deleteFrom('mails').where(sql`lower(recipient)`, '=', emailKey).execute()\n",
        '',
      ],
    ],
    test: {
      file: 'src/accounts/students/deletion-calls.test.ts',
      name: 'waiting email to its address is deleted',
    },
  },
]
