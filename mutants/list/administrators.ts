import type { Mutant } from '../mutant.ts'

const sessions = 'server/src/accounts/staff-login/sessions.ts'
const sessionRows = 'server/src/accounts/staff-login/session-rows.ts'
const beginning = 'server/src/accounts/staff-login/begin-and-end-session.ts'
const service = 'server/src/accounts/staff-login/check-login.ts'

const admin = (file: string, name: string) => ({
  file: `src/accounts/staff-login/${file}.test.ts`,
  name,
})

export const administratorMutants: Mutant[] = [
  {
    without: 'emails about a login in the language of the one before',
    file: beginning,
    change: [['.set({ lastLoginAt: timestamp })', '.set({ lastLoginAt: timestamp, language })']],
    test: admin(
      'mails-in-hindi',
      'emails are in the language of the page of the last login, and one about a login in that of the one before',
    ),
  },
  {
    without: 'single use of authenticator codes',
    file: 'server/src/accounts/factors/authenticator-apps.ts',
    change: [['    .set({ lastStep: step, ', '    .set({ ']],
    test: {
      file: 'src/accounts/staff-login/second-step.test.ts',
      name: 'a password alone doesn’t log in to an account with an app; its code does, once',
    },
  },
  {
    without: 'one login for each second step',
    file: 'server/src/accounts/staff-login/second-step.ts',
    change: [['  if (!pending) throw unauthorized(secondStepOver)\n', '']],
    test: {
      file: 'src/accounts/staff-login/second-step-races.test.ts',
      name: 'simultaneously on two servers, one succeeds',
      engine: 'postgres',
    },
  },
  {
    without: 'checking that a login’s factor still exists',
    file: beginning,
    change: [
      ['isByPasswordAlone === Boolean(due.hasFactor)', 'isByPasswordAlone && due.hasFactor'],
    ],
    test: {
      ...admin(
        'second-step-races',
        'a passkey used while all factors are being cleared starts no session',
      ),
      engine: 'postgres',
    },
  },
  {
    without: 'ending earlier recovery codes with the first factor',
    file: 'server/src/accounts/staff-login/own-factors.ts',
    change: [['  return renewCodes(trx, _id)\n}', '  return firstCodes(trx, _id)\n}']],
    test: admin('own-factors', 'recovery codes from before the first factor stop working'),
  },
  {
    without: 'keeping a factor for the only owner',
    file: 'server/src/accounts/staff-login/own-factors.ts',
    change: [['  if (await isLastOwner(trx, _id)) throw conflict(lastFactorRequired)\n', '']],
    test: {
      file: 'src/accounts/staff-login/own-factors.test.ts',
      name: 'the only owner keeps the last factor',
    },
  },
  {
    without: 'protecting the administrator’s calls',
    file: 'server/src/platform/access/guards.ts',
    change: [['      if (may(actor, endpoint)) return actor\n', '      return actor\n']],
    test: {
      file: 'src/platform/http/access.test.ts',
      name: 'administrators’ calls are rejected for everyone else',
    },
  },
  {
    without: 'the idle end of an administrator’s session',
    file: sessionRows,
    change: [['idleSeconds: 30 * minuteSeconds', 'idleSeconds: 1e9']],
    test: admin('sessions', '29 idle minutes'),
  },
  {
    without: 'the absolute end of an administrator’s session',
    file: sessionRows,
    change: [['absoluteSeconds: 12 * hourSeconds', 'absoluteSeconds: 1e9']],
    test: admin('sessions', 'a session ends after twelve hours, however busy, and is deleted'),
  },
  {
    without: 'checking an administrator’s session again when writing',
    file: sessionRows,
    change: [
      ['    if (!(await store.hold(trx, tokenHash))) throw unauthorized(adminLoginRequired)\n', ''],
    ],
    test: {
      file: 'src/platform/access/actor.test.ts',
      name: 'writes while the session lasts',
    },
  },
  {
    without: 'ending an administrator’s session on the server at logout',
    file: sessions,
    change: [
      [
        '      if (tokenHash) await leaveSession(',
        '      if (tokenHash === "") await leaveSession(',
      ],
    ],
    test: admin('sessions', 'logout ends the session'),
  },
  {
    without: 'the earlier session ending when the office logs in again',
    file: beginning,
    change: [['    await store.end(trx, earlierTokenHash)\n', '']],
    test: admin('sessions', 'ends only the session that was sent along'),
  },
  {
    without: 'stopping a pending login after a password change',
    file: beginning,
    change: [["      .where('passwordHash', '=', passwordHash)\n", '']],
    test: admin('login', 'while the password was checked starts no session'),
  },
  {
    without: 'the limit of wrong passwords per administrator',
    file: service,
    change: [
      ['requestsOf(attempt), [key, wrongLogins], [keyOfDay', 'requestsOf(attempt), [keyOfDay'],
    ],
    test: admin('login-limits', 'after five wrong passwords'),
  },
  {
    without: 'the limit of wrong passwords per day',
    file: service,
    change: [[', [keyOfDay, wrongLoginsOfDay])', ')']],
    test: admin('login-limits', 'a hundred wrong passwords a day'),
  },
  {
    without: 'access for staff while strangers guess passwords',
    file: service,
    change: [
      [
        'known ? `${adminDayKey(email)}:${keyOfTrusted(known)}` : adminDayKey(email)',
        'known ? adminDayKey(email) : adminDayKey(email)',
      ],
    ],
    test: admin(
      'login-limits',
      'an account accepts at most a hundred wrong passwords a day, except from trusted networks',
    ),
  },
  {
    without: 'an administrator’s old password before a new one',
    file: 'server/src/accounts/staff-login/own-password.ts',
    change: [
      [
        'if (!(await isOwnPassword(deps, actor, currentPassword, caller)))',
        "if (currentPassword === '')",
      ],
    ],
    test: admin('own-account', 'changes nothing and names the field'),
  },
  {
    without: 'logging rejected actions',
    file: service,
    change: [["    await recordSession(trx, { ...refusal, action: 'refused' }, now())\n", '']],
    test: {
      file: 'src/platform/activity-log/record-activity.test.ts',
      name: 'logins, logouts and rejected logins are recorded with the network, without the password',
    },
  },
  {
    without: 'expiry of an administrator’s reset links',
    file: 'server/src/accounts/staff-login/reset-password.ts',
    change: [
      [
        "    .where('expiresAt', '>', now().toISOString())\n    .where('disabledAt'",
        "    .where('disabledAt'",
      ],
      ["      .where('expiresAt', '>', now().toISOString())\n      .returning", '      .returning'],
    ],
    test: admin('reset-links', ''),
  },
  {
    without: 'single use of an administrator’s reset links',
    file: 'server/src/accounts/staff-login/reset-password.ts',
    change: [
      ['    if (!used) throw badRequest(invalidResetToken)\n', ''],
      ["    await trx.deleteFrom('adminResets').where('adminId', '=', adminId).execute()\n", ''],
    ],
    test: admin('reset-links', ''),
  },
  {
    without: 'ending an administrator’s sessions after a reset',
    file: 'server/src/accounts/staff-login/reset-password.ts',
    change: [
      ["    await trx.deleteFrom('adminSessions').where('adminId', '=', adminId).execute()\n", ''],
    ],
    test: admin('reset-links', ''),
  },
  {
    without: 'ending one’s own sessions only',
    file: 'server/src/accounts/staff-login/own-sessions.ts',
    change: [
      [
        '  if (!ended) throw notFound(deviceSignedOutAlready)\n  await end(deps, actor, [ended.tokenHash])',
        '  await end(deps, actor, [ended?.tokenHash ?? sessionId])',
      ],
    ],
    test: admin('own-account', 'nobody can end another administrator’s session'),
  },
  {
    without: 'ending sessions after an administrator’s password change',
    file: 'server/src/accounts/staff/accounts.ts',
    change: [
      [
        "    await trx.deleteFrom('adminSessions').where('adminId', '=', admin._id).execute()\n",
        '',
      ],
    ],
    test: admin('sessions', 'removing the account, or changing its password'),
  },
  {
    without: 'the second step of a login that began before the first factor',
    file: beginning,
    change: [
      ['isByPasswordAlone === Boolean(due.hasFactor)', '!isByPasswordAlone && !due.hasFactor'],
    ],
    test: admin('login', 'while the password was checked starts no session'),
  },
]
