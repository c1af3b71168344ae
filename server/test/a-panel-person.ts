import { hashSync } from '@node-rs/argon2'
import { adminLogin, getCurrentAdmin, verifyPassword } from 'contract/accounts/admin'
import { beginApp, confirmApp, verifySecondStep } from 'contract/accounts/admin-factors'
import { generateSync } from 'otplib'
import type { AdminTable } from '../src/platform/db/staff-tables.ts'
import { aStaffAccount } from './a-staff-account.ts'
import type { testApp } from './test-app.ts'

type Site = Awaited<ReturnType<typeof testApp>>
type Endpoint = { method: 'GET' | 'POST' | 'PUT' | 'DELETE'; url: string }

export const panelPassword = 'brick-Lintel-84'
// A hash says what comparing with it costs: here next to nothing.
const passwordHash = hashSync(panelPassword, { memoryCost: 8, timeCost: 1 })
let people = 0

/** A browser with cookies in a network. */
export function aBrowser({ app }: Pick<Site, 'app'>, network: string) {
  const jar = new Map<string, string>()
  return {
    /** `id` fills the URL's parameter. */
    async send({ method, url }: Endpoint, payload?: object, id = '') {
      const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
      const answer = await app.inject({
        method,
        url: url.replace(/:\w+/, id),
        remoteAddress: network,
        headers: { cookie },
        ...(payload && { payload }),
      })
      for (const { name, value } of answer.cookies) jar.set(name, value)
      return { status: answer.statusCode, body: answer.json() }
    },
    /** As a thief would copy them. */
    copyTo: (other: Map<string, string>) => {
      for (const [name, value] of jar) other.set(name, value)
    },
    jar,
  }
}

/** A panel account in a separate network. */
export async function aPanelPerson(site: Site, details: Partial<AdminTable> = {}) {
  const account = await aStaffAccount(site.db, { passwordHash, ...details })
  people++
  const network = `10.20.${people}.1`
  const browser = (place = network) => {
    const { send, ...rest } = aBrowser(site, place)
    const enter = (password = panelPassword) => send(adminLogin, { email: account.email, password })
    return {
      ...rest,
      send,
      enter,
      step: (code: string) => send(verifySecondStep, { code }),
      /** Password and second factor. */
      logIn: async (code: string) => {
        await enter()
        return send(verifySecondStep, { code })
      },
      isIn: async () => (await send(getCurrentAdmin)).status === 200,
      /** The step-up. */
      surely: async (...call: Parameters<typeof send>) => {
        await send(verifyPassword, { password: panelPassword })
        return send(...call)
      },
    }
  }
  const desk = browser()
  await desk.enter()
  return {
    ...account,
    browser,
    /** Signed in with a password only. */
    desk,
    /** Sets up an authenticator app. Returns a function for its codes, by seconds from now, and the recovery codes. */
    async setUpApp() {
      const { body } = await desk.surely(beginApp)
      const codeAt = (secondsLater = 0) => {
        const epoch = Math.floor(site.deps.now().getTime() / 1000) + secondsLater
        return generateSync({ secret: body.secret, epoch })
      }
      const on = await desk.send(confirmApp, { code: codeAt() })
      // The first code is used up.
      site.advance(60_000)
      const codes: string[] = on.body.codes
      return { codeAt, codes: [codes[0] ?? '', codes[1] ?? '', ...codes.slice(2)] as const }
    },
  }
}
