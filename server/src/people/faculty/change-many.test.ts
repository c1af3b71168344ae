import { verifyPassword } from 'contract/accounts/admin'
import { alreadyInDepartment, deleteManyMembers, moveManyMembers } from 'contract/people/bulk'
import { listMemberEntries } from 'contract/people/faculty'
import { noRight } from 'contract/platform/roles'
import { administrator } from 'testing/administrator.ts'
import { expect, test } from 'vitest'
import { enterMember } from '../../../test/enter-member.ts'
import { rejectionOf } from '../../../test/rejection-of.ts'
import { signInAs } from '../../../test/sign-in-as.ts'
import { testApp } from '../../../test/test-app.ts'

test('one password deletes many members, once', async () => {
  const { deps, signIn } = await testApp()
  const admin = await signIn()
  const ids = [await enterMember(deps), await enterMember(deps, { name: 'Asha Rao' })]
  const remove = () => admin(deleteManyMembers, { body: { ids } })

  expect(await rejectionOf(remove())).toMatchObject({ status: 403 })
  await admin(verifyPassword, { body: { password: administrator.password } })
  expect(await remove()).toMatchObject({ message: '2 deleted', rejected: [] })
  expect(await rejectionOf(remove())).toMatchObject({ status: 403 })

  expect((await admin(listMemberEntries)).entries).toEqual([])
})

test('members move to another department, and an editor moves nobody out of theirs', async () => {
  const { clientWith, db, deps, signIn } = await testApp()
  const admin = await signIn()
  const meera = await enterMember(deps, { department: 'B.A.' })
  const asha = await enterMember(deps, { name: 'Asha Rao', department: 'B.C.A.' })
  const move = { body: { ids: [meera, asha], department: 'B.C.A.' } }

  expect(await admin(moveManyMembers, move)).toMatchObject({
    message: '1 moved, 1 couldn’t be moved',
    rejected: [{ name: 'Asha Rao', reason: alreadyInDepartment }],
  })
  const editor = clientWith(
    await signInAs(db, { role: 'editor', departments: ['bca'], mayPublish: true }),
  )
  const out = { body: { ids: [asha], department: 'B.A.' } }
  expect((await editor(moveManyMembers, out)).rejected).toMatchObject([{ reason: noRight }])

  const { entries } = await admin(listMemberEntries)
  expect(entries.map(({ department }) => department)).toEqual(['B.C.A.', 'B.C.A.'])
})
