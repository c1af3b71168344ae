import type { Mutant } from '../mutant.ts'

const account = (file: string, name: string) => ({
  file: `src/accounts/students/${file}.test.ts`,
  name,
})
const at = (file: string) => `server/src/accounts/students/${file}.ts`

/** Students' passwords and sessions. */
export const accountMutants: Mutant[] = [
  {
    without: 'single use of a confirmation',
    file: at('confirmation'),
    change: [['    .set({ confirmedAt: null })', '    .set({ tokenHash })']],
    test: account('own-passkeys', 'a confirmation is good once'),
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
    test: account('passkey-login', 'what was signed is good once'),
  },
  {
    without: 'the name of a passkey in no mail to an unverified address',
    file: at('mails'),
    change: [['verifiedAt ? `“${passkey}”`', "verifiedAt !== '' ? `“${passkey}”`"]],
    test: account('own-passkeys', 'the name that somebody gave'),
  },
  {
    without: 'binding a challenge to its browser',
    file: 'server/src/accounts/factors/challenges.ts',
    change: [["head.toString('hex')}:${boundTo}`", "head.toString('hex')}:${boundTo.length}`"]],
    test: account('passkey-login', 'what was signed is good once'),
  },
  {
    without: 'one student’s proof opening one’s own account only',
    file: at('sign-in-proofs'),
    change: [["    .where('studentId', '=', studentId)\n", '']],
    test: account('delete-account', 'a proof of another student’s account'),
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
    test: account('settings', 'a password is changed by who knows it'),
  },
  {
    without: 'ending other sessions after a password change',
    file: at('change-password'),
    change: [
      ["      .where('tokenHash', '!=', tokenHash)\n", "      .where('tokenHash', '=', '')\n"],
    ],
    test: account('settings', 'a password is changed by who knows it'),
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
    without: 'a comparison for unknown accounts',
    file: 'server/src/platform/runtime/passwords.ts',
    change: [
      [
        '  const comparison = {',
        '  if (passwordHash === undefined) return false\n  const comparison = {',
      ],
    ],
    test: {
      file: 'src/platform/runtime/passwords.test.ts',
      name: 'an account of nobody costs a comparison',
    },
  },
  {
    without: 'an epoch that stops a login racing with a reset',
    file: at('begin-session'),
    change: [["    .where('epoch', '=', epoch)\n", '']],
    test: account('login', 'a login that races with a change of the password'),
  },
  {
    without: 'the idle end of a session',
    file: at('session-rows'),
    change: [['idleSeconds: sessionIdleDays * daySeconds', 'idleSeconds: 1e9']],
    test: account('sessions', 'dies after seven days'),
  },
  {
    without: 'the absolute end of a session',
    file: at('session-rows'),
    change: [['absoluteSeconds: sessionDays * daySeconds', 'absoluteSeconds: 1e9']],
    test: account('sessions', 'dies after thirty days'),
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
      name: 'PUT /api/account writes while the session lasts',
    },
  },
  {
    without: 'the earlier session ending at a login',
    file: at('begin-session'),
    change: [['  await store.end(trx, earlierTokenHash)\n', '']],
    test: account('sessions', 'ends the session that came along'),
  },
  {
    without: 'ending a session on the server at logout',
    file: at('sessions'),
    change: [['      await store.end(db, cookie.presented(request))\n', '']],
    test: account('sessions', 'logout ends the session'),
  },
]
