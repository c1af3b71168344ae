import { resetAdminPassword } from 'contract/accounts/admin-account'
import {
  adminPasskeyLogin,
  removeAdminPasskey,
  requestAdminPasskeyLogin,
} from 'contract/accounts/admin-factors'
import { minuteMilliseconds as minute } from 'contract/platform/durations'
import { hashToken, newToken } from '../src/platform/tokens.ts'
import { aPanelPerson, panelPassword } from './a-panel-person.ts'
import { aPasskey } from './a-passkey.ts'
import { addAdminPasskey } from './factor-calls.ts'
import type { Mishap } from './failure-case.ts'

const newPassword = 'sandstone-Arch-71'

/** Failures of passwords, sessions and the database during login. */
export const mishapsOfLogins: readonly Mishap[] = [
  [
    'a thief of the password who guesses codes',
    async (site) => {
      const person = await aPanelPerson(site)
      const { codeAt } = await person.setUpApp()
      const [own, thief] = [person.browser(), person.browser('10.9.9.9')]
      await thief.enter()
      for (let tries = 0; tries < 12; tries++) await thief.step('000000')
      await own.logIn(codeAt())
      return { rightful: await own.isIn(), wrong: await thief.isIn() }
    },
  ],
  [
    'strangers who guess the password all day',
    async (site) => {
      const person = await aPanelPerson(site)
      const key = `admin-login-day:${person.email}`
      const stranger = person.browser('10.9.9.9')
      await stranger.enter('guess-1-guess')
      await site.db.updateTable('attempts').set({ count: 100 }).where('key', '=', key).execute()
      await stranger.enter()
      const own = person.browser()
      await own.enter()
      return { rightful: await own.isIn(), wrong: await stranger.isIn() }
    },
  ],
  [
    'a passkey that is removed elsewhere while it is asked for',
    async (site) => {
      const person = await aPanelPerson(site)
      const passkey = aPasskey()
      const cookie = [...person.desk.jar].map(([name, value]) => `${name}=${value}`).join('; ')
      await addAdminPasskey(site.app, cookie, passkey, panelPassword)
      await aPanelPerson(site)
      const [own, thief] = [person.browser(), person.browser('10.9.9.9')]
      const requested = await thief.send(requestAdminPasskeyLogin)
      const { _id } = await site.db
        .selectFrom('passkeys')
        .select('_id')
        .where('adminId', '=', person._id)
        .executeTakeFirstOrThrow()
      await person.desk.surely(removeAdminPasskey, undefined, _id)
      await thief.send(adminPasskeyLogin, passkey.get(requested.body))
      await own.enter()
      return { rightful: await own.isIn(), wrong: await thief.isIn() }
    },
  ],
  [
    'a new password by a mailed link in the middle of a login',
    async (site) => {
      const person = await aPanelPerson(site)
      const { codeAt } = await person.setUpApp()
      const [own, thief] = [person.browser(), person.browser('10.9.9.9')]
      await thief.enter()
      const token = newToken()
      const expiresAt = new Date(site.deps.now().getTime() + minute).toISOString()
      const row = { adminId: person._id, tokenHash: hashToken(token), expiresAt }
      await site.db.insertInto('adminResets').values(row).execute()
      await own.send(resetAdminPassword, { token, newPassword })
      await thief.step(codeAt())
      await own.enter(newPassword)
      await own.step(codeAt())
      return { rightful: await own.isIn(), wrong: await thief.isIn() }
    },
  ],
  [
    'a mailed link in a stolen mailbox, without the second factor',
    async (site) => {
      const person = await aPanelPerson(site)
      const { codes } = await person.setUpApp()
      const [own, thief] = [person.browser(), person.browser('10.9.9.9')]
      const token = newToken()
      const expiresAt = new Date(site.deps.now().getTime() + minute).toISOString()
      const row = { adminId: person._id, tokenHash: hashToken(token), expiresAt }
      await site.db.insertInto('adminResets').values(row).execute()
      await thief.send(resetAdminPassword, { token, newPassword })
      await thief.enter(newPassword)
      await own.enter(newPassword)
      await own.step(codes[0])
      return { rightful: await own.isIn(), wrong: await thief.isIn() }
    },
  ],
  [
    'a second step after more than five minutes',
    async (site) => {
      const person = await aPanelPerson(site)
      const { codeAt } = await person.setUpApp()
      const own = person.browser()
      await own.enter()
      site.advance(6 * minute)
      await own.step(codeAt())
      const wrong = await own.isIn()
      await own.logIn(codeAt())
      return { rightful: await own.isIn(), wrong }
    },
  ],
  [
    'two tabs that both wait for the code',
    async (site) => {
      const person = await aPanelPerson(site)
      const { codeAt } = await person.setUpApp()
      const own = person.browser()
      await own.enter()
      await own.enter()
      await own.step(codeAt())
      await own.step(codeAt())
      return { rightful: await own.isIn(), wrong: false }
    },
  ],
  [
    'a database that is away in the middle of the second step',
    async (site) => {
      const person = await aPanelPerson(site)
      const { codeAt } = await person.setUpApp()
      const own = person.browser()
      await own.enter()
      site.failing.isDown = true
      await own.step(codeAt())
      site.failing.isDown = false
      const wrong = await own.isIn()
      await own.step(codeAt())
      return { rightful: await own.isIn(), wrong }
    },
  ],
  [
    'a backup that was brought back, whose keys of apps are others',
    async (site) => {
      const person = await aPanelPerson(site)
      const { codeAt, codes } = await person.setUpApp()
      await site.db
        .updateTable('authenticatorApps')
        .set({ secret: 'A'.repeat(80) })
        .where('adminId', '=', person._id)
        .execute()
      const own = person.browser()
      await own.logIn(codeAt())
      const wrong = await own.isIn()
      await own.step(codes[0])
      return { rightful: await own.isIn(), wrong }
    },
  ],
]
