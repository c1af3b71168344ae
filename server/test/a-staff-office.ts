import { verifyPassword } from 'contract/accounts/admin'
import { type InvitationForm, inviteToPanel } from 'contract/accounts/invitations'
import {
  type AccountChange,
  changeAccount,
  disableAccount,
  listAccounts,
  removeAccount,
} from 'contract/accounts/staff-accounts'
import type { Call } from 'contract/platform/client'
import { administrator } from 'testing/administrator.ts'
import { mailSink } from './mail-sink.ts'
import { adminCookie, testApp } from './test-app.ts'

export const anInvitation = (details: Partial<InvitationForm> = {}): InvitationForm => ({
  email: 'asha@college.test',
  name: 'Asha Rao',
  role: 'author',
  departments: [],
  mayPublish: false,
  ...details,
})

export const newPassword = 'green-Kettle-82'

export const tokenIn = (url: string) => url.replace(/^.*#/, '')

/** A site with an owner who manages accounts, with SMTP if `hasMail`. */
export async function aStaffOffice({ hasMail = false } = {}) {
  const sink = hasMail ? await mailSink() : undefined
  const site = await testApp({ ...(sink && { variables: sink.variables }) })
  const owner = site.clientWith(await adminCookie(site.app))
  const people = async () => (await owner(listAccounts)).accounts
  const find = async (email: string) => {
    const result = (await people()).find((account) => account.email === email)
    if (!result) throw new Error(`${email} has no account`)
    return result
  }
  const surely = async <Result>(work: (call: Call) => Promise<Result>): Promise<Result> => {
    await owner(verifyPassword, { body: { password: administrator.password } })
    return work(owner)
  }
  return {
    ...site,
    mails: sink?.mails ?? [],
    owner,
    people,
    find,
    surely,
    /** Returns the link's token. */
    invite: async (details: Partial<InvitationForm> = {}) =>
      tokenIn((await surely((call) => call(inviteToPanel, { body: anInvitation(details) }))).url),
    change: async (email: string, details: Partial<AccountChange>) => {
      const { _id, name, role, departments, mayPublish } = await find(email)
      const seen = { name, role, departments, mayPublish }
      const body = { ...seen, name: name || 'Asha Rao', seen, ...details }
      return surely((call) => call(changeAccount, { params: { _id }, body }))
    },
    disable: async (email: string) => {
      const { _id } = await find(email)
      return surely((call) => call(disableAccount, { params: { _id } }))
    },
    remove: async (email: string) => {
      const { _id } = await find(email)
      return surely((call) => call(removeAccount, { params: { _id } }))
    },
  }
}
