import type { Mutant } from '../mutant.ts'

const account = (file: string, name: string) => ({
  file: `src/accounts/students/${file}.test.ts`,
  name,
})
const at = (file: string) => `server/src/accounts/students/${file}.ts`

export const accountCodeMutants: Mutant[] = [
  {
    without: 'counting wrong tries of a code',
    file: at('codes'),
    change: [["    .where('tries', '<', triesOfCode)\n", '']],
    test: account('codes', 'after five wrong codes'),
  },
  {
    without: 'the digits of other keyboards in codes',
    file: 'contract/src/accounts/sign-up.ts',
    change: [['z.overwrite(plainDigits), ', '']],
    test: account('codes', 'digits of a keyboard for Hindi'),
  },
  {
    without: 'expiry of codes',
    file: at('codes'),
    change: [["    .where('expiresAt', '>', timestamp)\n", '']],
    test: account('codes', 'a code is valid for ten minutes'),
  },
  {
    without: 'counting wrong codes per day',
    file: at('codes'),
    change: [['  if (seconds > 0) throw tooManyAttempts(seconds, tooManyOtpTries)\n', '']],
    test: account('codes', 'twenty wrong guesses a day'),
  },
  {
    without: 'single use of codes',
    file: at('codes'),
    change: [['    if (!used) throw badRequest(invalidOtp)\n', '']],
    test: {
      ...account('codes', 'of two simultaneous uses of the right code, one succeeds'),
      engine: 'postgres',
    },
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
    file: at('limits'),
    change: [
      ['  const seconds = await attempts.wait(key, codesOfMailbox)\n', '  const seconds = 0\n'],
    ],
    test: account('codes', 'a code can be sent again after a minute, and five times an hour'),
  },
  {
    without: 'the pause between two corrections of an address',
    file: at('correct-email'),
    change: [
      ['  await withCodeCooldown(attempts, key, async () => {\n', '  await (async () => {\n'],
      ['  })\n  mail.sendQueued()', '  })()\n  mail.sendQueued()'],
      [', withCodeCooldown }', ' }'],
    ],
    test: account('correct-email', 'one email a minute with a code'),
  },
  {
    without: 'ending the link that went to a mistyped address',
    file: at('correct-email'),
    change: [
      [
        "      await trx.deleteFrom('passwordResets').where('studentId', '=', student._id).execute()\n",
        '',
      ],
    ],
    test: account('correct-email', 'a link that was sent to the mistyped address'),
  },
  {
    without: 'a last look at the address that gets a code',
    file: at('lock-student'),
    change: [["    .where('email', '=', email)\n", '']],
    test: {
      ...account('correct-email', 'an address that is corrected meanwhile gets no further code'),
      engine: 'postgres',
    },
  },
  {
    without: 'codes going to the session’s own address only',
    file: at('resend-code'),
    change: [['  if (emailKey(email) !== key) throw badRequest(emailNotFound)\n', '']],
    test: account('codes', 'a new code goes only to the session’s own address'),
  },
  {
    without: 'expiry of reset links',
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
    test: account('reset-password', 'a reset link is valid for ten minutes'),
  },
  {
    without: 'single use of reset links',
    file: at('reset-password'),
    change: [['  if (!used) throw badRequest(invalidResetToken)\n', '']],
    test: account('reset-password', 'of simultaneous resets with one link, one succeeds'),
  },
  {
    without: 'resetting an account when the owner of the address resets its password',
    file: at('reset-password'),
    change: [['  if (verifiedAt === null) {', "  if (verifiedAt === '') {"]],
    test: account(
      'reset-password',
      'someone who resets the password of their own address, registered by a stranger, finds none of the stranger’s details',
    ),
  },
  {
    without: 'ending sessions after a reset',
    file: at('reset-password'),
    change: [
      [
        "  await trx.deleteFrom('studentSessions').where('studentId', '=', studentId).execute()\n",
        '',
      ],
    ],
    test: account('reset-password', 'a new password ends previous sessions'),
  },
  {
    without: 'storing links as hashes only',
    file: at('reset-token'),
    change: [['tokenHash: hashToken(token)', 'tokenHash: token']],
    test: account('reset-password', 'only the newest link is valid, and the database has its hash'),
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
    test: account('reset-password', 'only the newest link is valid, and the database has its hash'),
  },
  {
    without: 'building links from the configured address',
    file: at('forget-password'),
    change: [['config.publicUrl + sitePrefix', "'https://elsewhere.test' + sitePrefix"]],
    test: account(
      'reset-password',
      'a link goes to the registered address and points to the site’s own address',
    ),
  },
  {
    without: 'linking a provider account only once',
    file: 'server/src/accounts/students/google-login.ts',
    change: [['  if (!inserted) throw unauthorized(googleLoginFailed)\n', '']],
    test: {
      file: 'src/accounts/students/google-linking.test.ts',
      name: 'a provider account whose email changes while it signs in gets no second account',
      engine: 'postgres',
    },
  },
  {
    without: 'a look at the account after a code was rejected',
    file: 'web/app/data/sign-up.ts',
    change: [['{ isVerified: true }),\n    onError: useRecheck(),\n', '{ isVerified: true }),\n']],
    test: {
      file: 'app/routes/verify-email.test.tsx',
      name: 'by an attempt without an answer',
    },
  },
]
