import { getAccount } from 'contract/accounts/account-settings'
import { createEvent } from 'contract/events/events'
import { exportMessages } from 'contract/messaging/messages'
import { deleteMember } from 'contract/people/faculty'
import { expect, test } from 'vitest'
import type { Administrator, SteppingUp, Student } from '../access/actor.ts'
import type { Mount } from './mount.ts'

/** Each `@ts-expect-error` fails the type check when the line below it compiles. */
test('no route can be mounted for other people than its contract names', () => {
  const mounted: string[] = []
  const mount: Mount = ({ url }) => {
    mounted.push(url)
  }
  const forStudents = async (actor: Student) => ({ message: actor.name })
  const forAdministrators = async (actor: Administrator) => ({ message: actor.email })
  const withPassword = async (actor: SteppingUp) => ({ message: actor.email })

  mount(deleteMember, (_, actor) => withPassword(actor))
  mount(createEvent, async (_, actor) => ({ message: actor.email }))
  // @ts-expect-error: the call doesn't name its access
  mount({ method: 'GET', url: '/api/open', summary: '', response: {} }, () => undefined)
  // @ts-expect-error: students aren't administrators
  mount(getAccount, (_, actor) => forAdministrators(actor))
  // @ts-expect-error: administrators aren't students
  mount(exportMessages, (_, actor) => forStudents(actor))
  // @ts-expect-error: the contract requires no step-up
  mount(createEvent, (_, actor) => withPassword(actor))

  expect(mounted).toHaveLength(6)
})
