import { clearFactors, renewRecoveryCodes } from 'contract/accounts/admin-factors'
import { minuteMilliseconds as minute } from 'contract/platform/durations'
import { resetFactors } from '../src/accounts/staff-login/reset-factors.ts'
import { createCommandMail } from '../src/command-mail.ts'
import { aPanelPerson } from './a-panel-person.ts'
import type { Mishap } from './failure-case.ts'

const _newPassword = 'sandstone-Arch-71'

/** Failures of phones, codes and clocks. */
export const mishapsOfCodes: readonly Mishap[] = [
  [
    'a lost phone, and another owner who helps',
    async (site) => {
      const person = await aPanelPerson(site)
      const { codeAt } = await person.setUpApp()
      const boss = await aPanelPerson(site)
      await boss.desk.surely(clearFactors, undefined, person._id)
      const [own, thief] = [person.browser(), person.browser('10.9.9.9')]
      await own.enter()
      await thief.step(codeAt())
      return { rightful: await own.isIn(), wrong: await thief.isIn() }
    },
  ],
  [
    'a lost phone, and a recovery code',
    async (site) => {
      const person = await aPanelPerson(site)
      const { codes } = await person.setUpApp()
      const own = person.browser()
      await own.logIn(codes[0])
      return { rightful: await own.isIn(), wrong: false }
    },
  ],
  [
    'a lost phone, no code and nobody else: the command line',
    async (site) => {
      const person = await aPanelPerson(site)
      await person.setUpApp()
      const { db, changes, deps } = site
      const { now } = deps
      const mail = createCommandMail({ db, changes, config: deps.config }, now)
      await resetFactors({ db, mail, now }, person.email)
      const before = await person.desk.isIn()
      const own = person.browser()
      await own.enter()
      return { rightful: await own.isIn(), wrong: before }
    },
  ],
  [
    'all recovery codes used',
    async (site) => {
      const person = await aPanelPerson(site)
      const { codes, codeAt } = await person.setUpApp()
      for (const code of codes) await person.browser().logIn(code)
      const [own, thief] = [person.browser(), person.browser('10.9.9.9')]
      await thief.logIn(codes[0])
      await own.logIn(codeAt())
      return { rightful: await own.isIn(), wrong: await thief.isIn() }
    },
  ],
  [
    'a recovery code a second time',
    async (site) => {
      const person = await aPanelPerson(site)
      const { codes } = await person.setUpApp()
      const [own, thief] = [person.browser(), person.browser('10.9.9.9')]
      await own.logIn(codes[0])
      await thief.logIn(codes[0])
      return { rightful: await own.isIn(), wrong: await thief.isIn() }
    },
  ],
  [
    'new recovery codes created, and a sheet of old ones',
    async (site) => {
      const person = await aPanelPerson(site)
      const { codes } = await person.setUpApp()
      const { body } = await person.desk.surely(renewRecoveryCodes)
      const [own, thief] = [person.browser(), person.browser('10.9.9.9')]
      await thief.logIn(codes[0])
      await own.logIn(body.codes[0])
      return { rightful: await own.isIn(), wrong: await thief.isIn() }
    },
  ],
  [
    'a code of the app that somebody has looked over the shoulder',
    async (site) => {
      const person = await aPanelPerson(site)
      const { codeAt } = await person.setUpApp()
      const code = codeAt()
      const [own, thief] = [person.browser(), person.browser('10.9.9.9')]
      await own.logIn(code)
      await thief.logIn(code)
      return { rightful: await own.isIn(), wrong: await thief.isIn() }
    },
  ],
  ...[-300, 300].map(
    (seconds): Mishap => [
      `a phone whose clock is ${seconds / 60} minutes off`,
      async (site) => {
        const person = await aPanelPerson(site)
        const { codeAt, codes } = await person.setUpApp()
        const own = person.browser()
        await own.logIn(codeAt(seconds))
        const wrong = await own.isIn()
        await own.step(codes[0])
        return { rightful: await own.isIn(), wrong }
      },
    ],
  ),
  ...[-5, 5].map(
    (minutes): Mishap => [
      `a server whose clock was ${minutes} minutes off, and is put right`,
      async (site) => {
        const person = await aPanelPerson(site)
        const { codeAt } = await person.setUpApp()
        site.advance(minutes * minute)
        const code = codeAt()
        await person.browser().logIn(code)
        site.advance(-minutes * minute)
        const [own, thief] = [person.browser(), person.browser('10.9.9.9')]
        await own.logIn(codeAt())
        await thief.logIn(code)
        return { rightful: await own.isIn(), wrong: await thief.isIn() }
      },
    ],
  ),
]
