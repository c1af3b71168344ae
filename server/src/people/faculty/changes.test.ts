import { createMember, deleteMember, listFaculty, updateMember } from 'contract/people/faculty'
import { administrator } from 'testing/administrator.ts'
import { aMemberForm } from 'testing/member-form.ts'
import { expect, test } from 'vitest'
import { filePart, memberParts, rawForm } from '../../../test/raw-form.ts'
import { stateOf } from '../../../test/registration-status-of.ts'
import { adminCookie, testApp, verifiedCookie } from '../../../test/test-app.ts'

const nobody = {
  '': [],
  '?course=bca': [],
  '?course=bba': [],
  '?group=heads': [],
  '?group=team': [],
}

test('a member of B.C.A. is listed on that course at once, and every change appears at once', async () => {
  const { app, signIn, isKeeping } = await testApp()
  await isKeeping()
  const admin = await signIn()
  const listed = async () => {
    const names: Record<string, string[]> = {}
    for (const list of Object.keys(nobody)) {
      const members: { name: string }[] = (await app.inject(`/api/faculty${list}`)).json()
      names[list] = members.map(({ name }) => name)
    }
    return names
  }
  expect(await listed()).toEqual(nobody)

  await admin(createMember, { body: await aMemberForm({ name: 'Meera', department: 'B.C.A.' }) })
  expect(await listed()).toEqual({ ...nobody, '': ['Meera'], '?course=bca': ['Meera'] })

  const [{ _id: memberId }] = (await app.inject('/api/faculty')).json()
  const head = { name: 'Nair', department: 'BBA', designation: 'Head of Department' }
  const { photo: _, ...form } = await aMemberForm(head)
  await admin(updateMember, { params: { _id: memberId }, body: form })
  const nair = ['Nair']
  expect(await listed()).toEqual({
    ...nobody,
    '': nair,
    '?course=bba': nair,
    '?group=heads': nair,
  })

  const url = deleteMember.url.replace(':_id', memberId)
  const cookie = await verifiedCookie(app)
  expect((await app.inject({ method: 'DELETE', url, headers: { cookie } })).statusCode).toBe(200)
  expect(await listed()).toEqual(nobody)
})

test('every change is recorded with its author and differences, and a rejected one isn’t', async () => {
  const settings = await testApp()
  const { app, visitor, db } = settings
  const admin = await settings.signIn()
  const body = await aMemberForm({ experience: '12', phone: '' })
  await admin(createMember, { body })
  const [member] = await visitor(listFaculty)
  const params = { _id: member?._id ?? '' }
  const { photo: _, ...form } = {
    ...body,
    name: 'Meera N. Nair',
    designation: 'Dean',
    phone: '0120 456',
  }
  await admin(updateMember, { params, body: form })
  await expect(admin(deleteMember, { params })).rejects.toMatchObject({ status: 403 })
  const url = deleteMember.url.replace(':_id', params._id)
  const cookie = await verifiedCookie(app)
  await app.inject({ method: 'DELETE', url, headers: { cookie } })
  await expect(admin(updateMember, { params, body: form })).rejects.toMatchObject({ status: 404 })

  const ofFaculty = db.selectFrom('activities').selectAll().where('subject', '=', 'faculty')
  const recorded = (await ofFaculty.orderBy('_id').execute()).map(
    ({ changes, action, subject, ...activity }) => {
      expect([activity.admin, activity.targetId]).toEqual([administrator.email, member?._id])
      const fields: { field: string; before?: string; after?: string }[] = JSON.parse(changes)
      const known = Object.fromEntries(fields.map(({ field, ...change }) => [field, change]))
      return [action, subject, activity.targetName, known]
    },
  )
  const { name, specialization, education, department } = body
  const { photo } = member ?? {}
  expect(recorded).toEqual([
    [
      'created',
      'faculty',
      name,
      {
        name: { after: name },
        designation: { after: 'Professor' },
        department: { after: department },
        specialization: { after: specialization },
        experience: { after: '12' },
        education: { after: education },
        photo: { after: photo },
      },
    ],
    [
      'updated',
      'faculty',
      form.name,
      {
        name: { before: name, after: form.name },
        designation: { before: 'Professor', after: 'Dean' },
        specialization: { before: specialization },
        experience: { before: '12' },
        phone: { after: '0120 456' },
      },
    ],
    [
      'deleted',
      'faculty',
      form.name,
      {
        name: { before: form.name },
        designation: { before: 'Dean' },
        department: { before: department },
        education: { before: education },
        phone: { before: '0120 456' },
        photo: { before: photo },
      },
    ],
  ])
})

test('a change that can’t be recorded isn’t made, and leaves no photo behind', async () => {
  const settings = await testApp()
  const { app, db } = settings
  const cookie = await adminCookie(app)
  const before = await stateOf(settings)
  await db.schema.alterTable('activities').renameTo('unreachable').execute()
  const { photo } = await aMemberForm()
  const form = rawForm([...memberParts(), filePart('photo', await photo.bytes())])

  const answer = await app.inject({
    method: 'POST',
    url: createMember.url,
    payload: form.payload,
    headers: { ...form.headers, cookie },
  })

  await db.schema.alterTable('unreachable').renameTo('activities').execute()
  expect(answer.statusCode).toBe(500)
  expect(await stateOf(settings)).toEqual(before)
})
