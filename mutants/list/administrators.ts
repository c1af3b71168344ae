import type { Mutant } from '../mutant.ts'

const sessions = 'server/src/admin/sessions.ts'
const stepUp = 'server/src/admin/step-up.ts'
const service = 'server/src/admin/service.ts'

const admin = (file: string, name: string) => ({ file: `src/admin/${file}.test.ts`, name })
const deletion = (name: string) => ({ file: 'src/faculty/deletion.test.ts', name })

/** Administrators' sessions, the password before a deletion, and what is noted of them. */
export const administratorMutants: Mutant[] = [
  {
    without: 'the guard of the administrator’s calls',
    file: sessions,
    change: [
      [
        '      if (!session) throw unauthorized(adminLoginRequired)\n      found.set(request, session)',
        '      if (session) found.set(request, session)',
      ],
    ],
    test: { file: 'src/http/access.test.ts', name: 'what is for the administrator' },
  },
  {
    without: 'the idle end of an administrator’s session',
    file: sessions,
    change: [["      .where('lastSeenAt', '>', secondsBefore(now(), idleMinutes * 60))\n", '']],
    test: admin('sessions', '29 idle minutes'),
  },
  {
    without: 'the absolute end of an administrator’s session',
    file: sessions,
    change: [
      [
        "      .where('adminSessions.createdAt', '>', secondsBefore(now(), absoluteHours * 3600))\n",
        '',
      ],
    ],
    test: admin('sessions', 'dies after twelve hours'),
  },
  {
    without: 'an administrator’s session that a logout ends on the server',
    file: sessions,
    change: [
      [
        '      if (tokenHash) {\n        const network',
        '      if (tokenHash === "") {\n        const network',
      ],
    ],
    test: admin('sessions', 'logout ends the session'),
  },
  {
    without: 'the earlier session ending when the office logs in again',
    file: sessions,
    change: [['        if (earlier) {', '        if (earlier === "") {']],
    test: admin('sessions', 'ends the session that came along'),
  },
  {
    without: 'a login that a new password stops on its way',
    file: sessions,
    change: [["          .where('passwordHash', '=', passwordHash)\n", '']],
    test: admin('login', 'a login that races with a change of the password'),
  },
  {
    without: 'a password before a deletion',
    file: stepUp,
    change: [['  if (!taken) throw forbidden(stepUpRequired)\n', '']],
    test: deletion('before the password was entered again'),
  },
  {
    without: 'a step-up that is used up',
    file: stepUp,
    change: [
      [
        "    .set({ verifiedAt: null })\n    .where('tokenHash', '=', tokenHash)\n    .where(",
        "    .set({ verifiedAt: now.toISOString() })\n    .where('tokenHash', '=', tokenHash)\n    .where(",
      ],
    ],
    test: deletion('the password allows one deletion'),
  },
  {
    without: 'a step-up that runs out',
    file: stepUp,
    change: [
      [
        "    .where('verifiedAt', '>', secondsBefore(now, stepUpMinutes * 60))\n",
        "    .where('verifiedAt', 'is not', null)\n",
      ],
    ],
    test: deletion('ends after five minutes'),
  },
  {
    without: 'a step-up that a wrong password takes back',
    file: stepUp,
    change: [['isRight ? now.toISOString() : null', 'now.toISOString()']],
    test: deletion('with a wrong password'),
  },
  {
    without: 'a step-up of one session only',
    file: stepUp,
    change: [
      [
        "    .set({ verifiedAt: isRight ? now.toISOString() : null })\n    .where('tokenHash', '=', tokenHash)\n",
        '    .set({ verifiedAt: isRight ? now.toISOString() : null })\n',
      ],
    ],
    test: deletion('the password allows its own session'),
  },
  {
    without: 'a deletion that asks for the step-up',
    file: 'server/src/faculty/service.ts',
    change: [['    await takeStepUp(trx, tokenHash, now())\n', '']],
    test: deletion('before the password was entered again'),
  },
  {
    without: 'an end of the session after five wrong passwords',
    file: service,
    change: [['  if (tries === wrongStepUps) await sessions.end(tokenHash)\n', '']],
    test: admin('step-up', 'five wrong passwords end the session'),
  },
  {
    without: 'a limit of racing step-ups',
    file: service,
    change: [['  if (tries > wrongStepUps) throw unauthorized(adminLoginRequired)\n', '']],
    test: admin('step-up', 'racing guesses'),
  },
  {
    without: 'wrong step-ups counting as wrong logins',
    file: service,
    change: [['  await attempts.count(loginKey(email, network), wrongLogins)\n', '']],
    test: admin('step-up', 'count as wrong logins'),
  },
  {
    without: 'the limit of wrong passwords of an administrator',
    file: service,
    change: [[', [key, wrongLogins])', ')']],
    test: admin('login', 'after five wrong passwords'),
  },
  {
    without: 'the limit of wrong passwords of a day',
    file: service,
    change: [['  await takeOfDay(deps, email, network)\n', '']],
    test: admin('login', 'a hundred wrong passwords a day'),
  },
  {
    without: 'a way in for the office while strangers guess',
    file: service,
    change: [
      [
        '    if (!(await hasLoggedInFrom(db, { email, network, since }))) throw error\n',
        '    if (since) throw error\n',
      ],
    ],
    test: admin('login', 'where the office logs in'),
  },
  {
    without: 'refusals that are noted',
    file: service,
    change: [["    await noteSession(trx, { ...refusal, action: 'refused' }, now())\n", '']],
    test: {
      file: 'src/activity/record-activity.test.ts',
      name: 'who logs in or out, or is refused',
    },
  },
  {
    without: 'sessions that end with an administrator’s password',
    file: 'server/src/admin/accounts.ts',
    change: [
      [
        "    await trx.deleteFrom('adminSessions').where('adminId', '=', admin._id).execute()\n",
        '',
      ],
    ],
    test: admin('sessions', 'removing the account, or changing its password'),
  },
]
