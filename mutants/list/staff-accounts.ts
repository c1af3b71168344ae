import type { Mutant } from '../mutant.ts'

const folder = 'server/src/accounts/staff'
const accounts = (name: string) => ({ file: 'src/accounts/staff/change-account.test.ts', name })
const accepting = (name: string) => ({
  file: 'src/accounts/staff/accept-invitation.test.ts',
  name,
})

export const staffAccountMutants: Mutant[] = [
  {
    without: 'keeping the last owner',
    file: 'server/src/accounts/staff-login/lock-account.ts',
    change: [['  if (await isLastOwner(trx, _id)) throw conflict(lastOwner)\n', '']],
    test: accounts('the last owner who can log in'),
  },
  {
    without: 'locking owners before counting them',
    file: 'server/src/accounts/staff-login/lock-account.ts',
    change: [["or([eb('role', '=', 'owner'), eb('_id', '=', _id)])", "or([eb('_id', '=', _id)])"]],
    test: {
      ...accounts('if two owners remove each other at once, on two servers, one succeeds'),
      engine: 'postgres',
    },
  },
  {
    without: 'a check that the change is based on the current state',
    file: `${folder}/change-account.ts`,
    change: [
      [
        '    if (!isSame(before, accountColumns(seen))) throw conflict(accountChangedMeanwhile)\n',
        '',
      ],
    ],
    test: accounts('a change is rejected if the account has changed since it was loaded'),
  },
  {
    without: 'refusing reset links to disabled accounts',
    file: 'server/src/accounts/staff-login/reset-links.ts',
    change: [["    .where('disabledAt', 'is', null)\n", '']],
    test: accounts(
      'a disabled account loses its sessions and links at once, and its login gets the same response as an unknown one',
    ),
  },
  {
    without: 'ending invitations with their sender’s account',
    file: `${folder}/end-invitations.ts`,
    change: [
      ["    .where('invitedById', '=', inviterId)\n", "    .where('_id', '=', inviterId)\n"],
    ],
    test: accepting('invitations of an owner who has since been'),
  },
  {
    without: 'expiry of invitations',
    file: `${folder}/accept-invitation.ts`,
    change: [
      ["    .where('expiresAt', '>', now.toISOString())\n", ''],
      ["      .where('expiresAt', '>', timestamp.toISOString())\n", ''],
    ],
    test: {
      file: 'src/accounts/staff/invitations.test.ts',
      name: 'says so and creates no account',
    },
  },
]
