import type { Mutant } from '../mutant.ts'

const account = (file: string, name: string) => ({ file: `src/account/${file}.test.ts`, name })
const at = (file: string) => `server/src/account/${file}.ts`

/** Students' passwords, sessions, codes and links. */
export const accountMutants: Mutant[] = [
  {
    without: 'a confirmation being good once',
    file: at('confirmation'),
    change: [['    .set({ confirmedAt: null })', '    .set({ tokenHash })']],
    test: account('own-passkeys', 'a confirmation is good once'),
  },
  {
    without: 'one answer of a passkey being good once',
    file: 'server/src/factors/passkeys.ts',
    change: [
      [
        'return used !== undefined && (await challenges.spend(trx, challenge))',
        'return used !== undefined && challenge.length > 0',
      ],
    ],
    test: account('passkey-login', 'what was signed is good once'),
  },
  {
    without: 'a question being for the browser that was asked',
    file: 'server/src/factors/challenges.ts',
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
    without: 'a proof or password before an account is deleted',
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
    without: 'other sessions ending with a new password',
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
    file: 'server/src/passwords.ts',
    change: [
      [
        '  const comparison = {',
        '  if (passwordHash === undefined) return false\n  const comparison = {',
      ],
    ],
    test: { file: 'src/passwords.test.ts', name: 'an account of nobody costs a comparison' },
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
        "    .where('lastSeenAt', '>', seen)\n    .where('disabledAt', 'is', null)\n",
        "    .where('lastSeenAt', '>', seen)\n",
      ],
    ],
    test: account('sessions', 'disables or deletes'),
  },
  {
    without: 'a student who acts being asked again where it is written',
    file: at('session-rows'),
    change: [
      [
        '    if (!isHeld) throw unauthorized(loginRequired)\n    return confirmedAs(email)',
        '    return confirmedAs(email)',
      ],
    ],
    test: {
      file: 'src/access/actor.test.ts',
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
    without: 'a session that a logout ends on the server',
    file: at('sessions'),
    change: [['      await store.end(db, cookie.presented(request))\n', '']],
    test: account('sessions', 'logout ends the session'),
  },
  {
    without: 'tries of a code that are counted',
    file: at('codes'),
    change: [["    .where('tries', '<', triesOfCode)\n", '']],
    test: account('codes', 'after five wrong codes'),
  },
  {
    without: 'codes that run out',
    file: at('codes'),
    change: [["    .where('expiresAt', '>', moment)\n", '']],
    test: account('codes', 'a code is good for ten minutes'),
  },
  {
    without: 'wrong codes of a day that are counted',
    file: at('codes'),
    change: [['  if (seconds > 0) throw tooManyAttempts(seconds, tooManyOtpTries)\n', '']],
    test: account('codes', 'twenty wrong guesses a day'),
  },
  {
    without: 'a code that is used up',
    file: at('codes'),
    change: [['    if (!used) throw badRequest(invalidOtp)\n', '']],
    test: { ...account('codes', 'sent twice at the same moment'), engine: 'postgres' },
  },
  {
    without: 'a comparison of the code',
    file: at('codes'),
    change: [
      ['if (!timingSafeEqual(', 'if (given === "" && !timingSafeEqual('],
      ["      .where('codeHash', '=', given)\n", ''],
    ],
    test: account('codes', 'after five wrong codes'),
  },
  {
    without: 'the pause between two codes',
    file: at('resend-code'),
    change: [['    (await attempts.wait(`otp-resend:${key}`, cooldown)) ||\n', '']],
    test: account('codes', 'a code is sent again after a minute'),
  },
  {
    without: 'codes going to the session’s own address only',
    file: at('resend-code'),
    change: [['  if (emailKey(email) !== key) throw badRequest(emailNotFound)\n', '']],
    test: account('codes', 'a new code goes to the session’s own address'),
  },
  {
    without: 'reset links that run out',
    file: at('reset-password'),
    change: [
      [
        "    .where('tokenHash', '=', tokenHash)\n    .where('expiresAt', '>', now().toISOString())\n    .where('disabledAt'",
        "    .where('tokenHash', '=', tokenHash)\n    .where('disabledAt'",
      ],
      [
        "      .where('tokenHash', '=', tokenHash)\n      .where('expiresAt', '>', now.toISOString())\n      .returning",
        "      .where('tokenHash', '=', tokenHash)\n      .returning",
      ],
    ],
    test: account('reset-password', 'a link is good for ten minutes'),
  },
  {
    without: 'reset links that are used up',
    file: at('reset-password'),
    change: [['  if (!used) throw badRequest(invalidResetToken)\n', '']],
    test: account('reset-password', 'of racing resets with one link'),
  },
  {
    without: 'a start anew for who proves by a reset an address that somebody else registered',
    file: at('reset-password'),
    change: [['  if (verifiedAt === null) {', "  if (verifiedAt === '') {"]],
    test: account('reset-password', 'finds nothing of theirs'),
  },
  {
    without: 'sessions that end with a reset',
    file: at('reset-password'),
    change: [
      [
        "  await trx.deleteFrom('studentSessions').where('studentId', '=', studentId).execute()\n",
        '',
      ],
    ],
    test: account('reset-password', 'a new password ends what was before'),
  },
  {
    without: 'links that lie in the database as a hash only',
    file: at('reset-token'),
    change: [['tokenHash: hashToken(token)', 'tokenHash: token']],
    test: account('reset-password', 'the database holds its hash'),
  },
  {
    without: 'one live link per account',
    file: at('reset-token'),
    change: [
      [
        "conflict.column('studentId').doUpdateSet(fresh)",
        "conflict.column('studentId').doNothing()",
      ],
    ],
    test: account('reset-password', 'only the newest link is good'),
  },
  {
    without: 'links that lead to the configured address',
    file: at('forget-password'),
    change: [['`${config.publicUrl}/reset-password/', '`https://elsewhere.test/reset-password/']],
    test: account('reset-password', 'leads to the site’s own address'),
  },
]
