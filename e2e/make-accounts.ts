import { type APIRequestContext, expect } from '@playwright/test'
import { adminLogin, verifyPassword } from 'contract/accounts/admin'
import { acceptInvitation, inviteToPanel } from 'contract/accounts/invitations'
import type { Role } from 'contract/platform/roles'
import { administrator } from 'testing/administrator.ts'

export type Login = { email: string; password: string }

const password = 'green-Kettle-82'

/** Invites somebody to a college-wide role and accepts for them. Returns their credentials. */
export async function makeAccount(request: APIRequestContext, role: Role): Promise<Login> {
  const email = `${role}-${crypto.randomUUID()}@college.test`
  const post = async (url: string, data: object) => {
    const answer = await request.post(url, { data })
    expect(answer.ok(), url).toBe(true)
    return answer.json()
  }
  await post(adminLogin.url, administrator)
  await post(verifyPassword.url, { password: administrator.password })
  // Not used by `accounts.spec.ts`, which disables people by name.
  const name = 'Gopal Das'
  const form = { email, name, role, departments: [], mayPublish: false }
  const { url } = await post(inviteToPanel.url, form)
  const token = new URL(url).hash.slice(1)
  await post(acceptInvitation.url, { token, name, newPassword: password })
  return { email, password }
}
