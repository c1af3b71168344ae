import type { Mutant } from '../mutant.ts'

const stepUp = 'server/src/accounts/staff-login/step-up.ts'
const service = 'server/src/accounts/staff-login/check-login.ts'

const admin = (file: string, name: string) => ({
  file: `src/accounts/staff-login/${file}.test.ts`,
  name,
})
const deletion = (name: string) => ({ file: 'src/people/faculty/deletion.test.ts', name })

export const stepUpMutants: Mutant[] = [
  {
    without: 'the password before a deletion',
    file: stepUp,
    change: [['  if (!taken) throw forbidden(stepUpRequired)\n', '']],
    test: deletion('nobody can be deleted without a step-up'),
  },
  {
    without: 'single use of a step-up',
    file: stepUp,
    change: [
      [
        "    .set({ verifiedAt: null })\n    .where('tokenHash', '=', tokenHash)\n    .where(",
        "    .set({ verifiedAt: now.toISOString() })\n    .where('tokenHash', '=', tokenHash)\n    .where(",
      ],
    ],
    test: deletion('a step-up allows one deletion, of member and photo; an event needs none'),
  },
  {
    without: 'expiry of a step-up',
    file: stepUp,
    change: [
      [
        "    .where('verifiedAt', '>', secondsBefore(now, stepUpMinutes * minuteSeconds))\n",
        "    .where('verifiedAt', 'is not', null)\n",
      ],
    ],
    test: deletion('a step-up expires after five minutes, and with a wrong password'),
  },
  {
    without: 'cancelling a step-up after a wrong password',
    file: stepUp,
    change: [['isRight ? now.toISOString() : null', 'now.toISOString()']],
    test: deletion('with a wrong password'),
  },
  {
    without: 'a step-up bound to its session',
    file: stepUp,
    change: [
      [
        "      .set({ verifiedAt: isRight ? now.toISOString() : null })\n      .where('tokenHash', '=', tokenHash)\n",
        '      .set({ verifiedAt: isRight ? now.toISOString() : null })\n',
      ],
    ],
    test: deletion(
      'a step-up is valid only in its session, and an unknown member doesn’t use it up',
    ),
  },
  {
    without: 'requiring the step-up for a deletion',
    file: 'server/src/content/records/deletion.ts',
    change: [['  await allow(trx)\n', '']],
    test: deletion('nobody can be deleted without a step-up'),
  },
  {
    without: 'ending the session after five wrong passwords',
    file: service,
    change: [['  if (tries === wrongStepUps) await adminSessions.end(tokenHash)\n', '']],
    test: admin('step-up', 'five wrong passwords end the session'),
  },
  {
    without: 'a limit on concurrent step-ups',
    file: service,
    change: [['  if (tries > wrongStepUps) throw unauthorized(adminLoginRequired)\n', '']],
    test: admin('step-up', 'simultaneous guesses are limited to five, even without rate limits'),
  },
  {
    without: 'wrong step-ups counting as wrong logins',
    file: service,
    change: [['  await attempts.count(loginKey(attempt), wrongLogins)\n', '']],
    test: admin('step-up', 'count as wrong logins'),
  },
]
