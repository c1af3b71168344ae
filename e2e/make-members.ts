import { type APIRequestContext, expect } from '@playwright/test'
import { adminLogin } from 'contract/accounts/admin'
import { createMember, type FacultyMember, listFaculty } from 'contract/people/faculty'
import { jpegOf } from 'testing/a-picture.ts'
import { administrator } from 'testing/administrator.ts'
import { readFrom } from './read-from.ts'

/** Adds a professor through the API. */
export async function enterProfessor(
  request: APIRequestContext,
  given: { name: string; department?: string },
): Promise<FacultyMember> {
  const login = await request.post(adminLogin.url, { data: administrator })
  expect(login.status()).toBe(200)
  const answer = await request.post(createMember.url, {
    multipart: {
      designation: 'Professor',
      department: 'B.C.A.',
      specialization: 'Networks that are made for tests and for nothing else.',
      education: 'M.C.A., Ph.D.',
      ...given,
      photo: { name: 'a.jpg', mimeType: 'image/jpeg', buffer: await jpegOf('#2c6138') },
    },
  })
  expect(answer.status()).toBe(201)
  const faculty: FacultyMember[] = await (await readFrom(request, listFaculty.url)).json()
  const member = faculty.find(({ name }) => name === given.name)
  if (!member) throw new Error('the member who was just entered is not listed')
  return member
}
