import { endOtherAdminSessions } from 'contract/accounts/admin-account'
import { removeApp } from 'contract/accounts/admin-factors'
import {
  acceptInvitation,
  inviteToPanel,
  replaceInvitation,
  revokeInvitation,
} from 'contract/accounts/invitations'
import {
  changeAccount,
  disableAccount,
  enableAccount,
  listAccounts,
  removeAccount,
} from 'contract/accounts/staff-accounts'
import { listMessages } from 'contract/messaging/messages'
import { dayMilliseconds as day } from 'contract/platform/durations'
import { aBrowser, aPanelPerson, panelPassword } from './a-panel-person.ts'
import { tokenIn } from './a-staff-office.ts'
import type { Mishap, MishapSite } from './failure-case.ts'

const accountStatus = { role: 'owner', departments: [], mayPublish: false }
const demotion = {
  ...accountStatus,
  name: 'X',
  role: 'author',
  seen: { ...accountStatus, name: '' },
}

async function theOwner(site: MishapSite) {
  await site.db.updateTable('admins').set({ role: 'office' }).execute()
  return aPanelPerson(site)
}

/** Somebody invited by an owner. */
async function anInvited(site: MishapSite) {
  const boss = await aPanelPerson(site)
  const email = `guest-of-${boss.email}`
  const form = { ...accountStatus, role: 'office', name: 'A guest', email }
  const { body } = await boss.desk.surely(inviteToPanel, form)
  const accept = async (url: string, newPassword = panelPassword) => {
    const token = tokenIn(url)
    const browser = aBrowser(site, '10.30.0.1')
    return (await browser.send(acceptInvitation, { token, name: 'A', newPassword })).status === 201
  }
  const entersWith = async (password = panelPassword) => {
    const person = await site.inject({
      method: 'POST',
      url: '/api/admin/login',
      remoteAddress: '10.30.0.2',
      payload: { email, password },
    })
    return person.statusCode === 200
  }
  const invitations = async () => (await boss.desk.send(listAccounts)).body.invitations
  const idOf = async (): Promise<string> =>
    (await invitations()).find((one: { email: string }) => one.email === email)._id
  return { boss, email, form, url: String(body.url), accept, entersWith, idOf }
}

/** Failures of accounts, owners and invitations. */
export const mishapsOfAccounts: readonly Mishap[] = [
  [
    'an account that is disabled in the middle of its login',
    async (site) => {
      const person = await aPanelPerson(site)
      const { codeAt } = await person.setUpApp()
      const boss = await aPanelPerson(site)
      const own = person.browser()
      await own.enter()
      await boss.desk.surely(disableAccount, undefined, person._id)
      await own.step(codeAt())
      const wrong = await own.isIn()
      await boss.desk.surely(enableAccount, undefined, person._id)
      await own.logIn(codeAt())
      return { rightful: await own.isIn(), wrong }
    },
  ],
  [
    'an account that is disabled while it works',
    async (site) => {
      const person = await aPanelPerson(site)
      const boss = await aPanelPerson(site)
      await boss.desk.surely(disableAccount, undefined, person._id)
      await person.desk.enter()
      return { rightful: await boss.desk.isIn(), wrong: await person.desk.isIn() }
    },
  ],
  [
    'a role that is lowered while a form is open',
    async (site) => {
      const person = await aPanelPerson(site)
      const boss = await aPanelPerson(site)
      await boss.desk.surely(changeAccount, demotion, person._id)
      const { status } = await person.desk.surely(disableAccount, undefined, boss._id)
      return { rightful: await person.desk.isIn(), wrong: status !== 403 }
    },
  ],
  [
    'two owners who take the role from each other at once',
    async (site) => {
      const one = await theOwner(site)
      const two = await aPanelPerson(site)
      await Promise.all([
        one.desk.surely(changeAccount, demotion, two._id),
        two.desk.surely(changeAccount, demotion, one._id),
      ])
      const owners = site.db.selectFrom('admins').select('_id').where('role', '=', 'owner')
      const left = (await owners.execute()).length
      return { rightful: left === 1, wrong: left > 1 }
    },
  ],
  ...(
    [
      ['gives the role away', changeAccount, demotion],
      ['disables the own account', disableAccount, undefined],
      ['removes the own account', removeAccount, undefined],
    ] as const
  ).map(
    ([what, call, body]): Mishap => [
      `the last owner, who ${what}`,
      async (site) => {
        const owner = await theOwner(site)
        const { status } = await owner.desk.surely(call, body, owner._id)
        const list = await owner.desk.send(listAccounts)
        return { rightful: list.status === 200, wrong: status !== 409 }
      },
    ],
  ),
  [
    'the only owner, who removes the last factor',
    async (site) => {
      const owner = await theOwner(site)
      const { codeAt } = await owner.setUpApp()
      const { status } = await owner.desk.surely(removeApp)
      const own = owner.browser()
      await own.logIn(codeAt())
      return { rightful: await own.isIn(), wrong: status !== 409 }
    },
  ],
  [
    'a second factor that is due, and seven days that are over',
    async (site) => {
      const roleSince = new Date(site.deps.now().getTime() - 8 * day).toISOString()
      const person = await aPanelPerson(site, { roleSince })
      const early = (await person.desk.send(listMessages)).status
      const { codeAt } = await person.setUpApp()
      const own = person.browser()
      await own.logIn(codeAt())
      const late = (await own.send(listMessages)).status
      return { rightful: late === 200, wrong: early === 200 }
    },
  ],
  [
    'a thief of the password, who was there before the second factor',
    async (site) => {
      const person = await aPanelPerson(site)
      const thief = person.browser('10.9.9.9')
      await thief.enter()
      await person.setUpApp()
      return { rightful: await person.desk.isIn(), wrong: await thief.isIn() }
    },
  ],
  [
    'a stolen cookie, and all other sessions ended',
    async (site) => {
      const person = await aPanelPerson(site)
      const own = person.browser()
      await own.enter()
      const thief = person.browser('10.9.9.9')
      person.desk.copyTo(thief.jar)
      await own.send(endOtherAdminSessions)
      return { rightful: await own.isIn(), wrong: await thief.isIn() }
    },
  ],
  [
    'the browser’s Back after an invitation was accepted',
    async (site) => {
      const { url, accept, entersWith } = await anInvited(site)
      await accept(url)
      const wrong = await accept(url, 'another-Kettle-83')
      return { rightful: await entersWith(), wrong }
    },
  ],
  [
    'a link that somebody else has found after it was used',
    async (site) => {
      const { url, accept, entersWith } = await anInvited(site)
      await accept(url)
      await accept(url, 'thief-Kettle-84')
      return { rightful: await entersWith(), wrong: await entersWith('thief-Kettle-84') }
    },
  ],
  [
    'an invitation that is over',
    async (site) => {
      const { boss, form, url, accept, entersWith, idOf } = await anInvited(site)
      await site.db
        .updateTable('invitations')
        .set({ expiresAt: new Date(site.deps.now().getTime() - 1).toISOString() })
        .where('email', '=', form.email)
        .execute()
      const wrong = await accept(url)
      const again = await boss.desk.surely(replaceInvitation, form, await idOf())
      await accept(again.body.url)
      return { rightful: await entersWith(), wrong }
    },
  ],
  [
    'an earlier link, after the invitation was sent again',
    async (site) => {
      const { boss, form, url, accept, entersWith, idOf } = await anInvited(site)
      const again = await boss.desk.surely(replaceInvitation, form, await idOf())
      const wrong = await accept(url)
      await accept(again.body.url)
      return { rightful: await entersWith(), wrong }
    },
  ],
  [
    'an invitation that was taken back',
    async (site) => {
      const { boss, url, accept, idOf } = await anInvited(site)
      await boss.desk.surely(revokeInvitation, undefined, await idOf())
      return { rightful: await boss.desk.isIn(), wrong: await accept(url) }
    },
  ],
  [
    'an invitation of somebody who was removed meanwhile',
    async (site) => {
      const { boss, url, accept } = await anInvited(site)
      const other = await aPanelPerson(site)
      await other.desk.surely(removeAccount, undefined, boss._id)
      return { rightful: await other.desk.isIn(), wrong: await accept(url) }
    },
  ],
  [
    'an invitation to somebody whose account is disabled',
    async (site) => {
      const boss = await aPanelPerson(site)
      const person = await aPanelPerson(site)
      await boss.desk.surely(disableAccount, undefined, person._id)
      const form = { ...accountStatus, name: 'A', email: person.email }
      const { status } = await boss.desk.surely(inviteToPanel, form)
      const wrong = status !== 409 || (await person.desk.isIn())
      await boss.desk.surely(enableAccount, undefined, person._id)
      await person.desk.enter()
      return { rightful: await person.desk.isIn(), wrong }
    },
  ],
]
