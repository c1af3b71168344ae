import { type APIRequestContext, expect } from '@playwright/test'
import { adminLogin } from 'contract/accounts/admin'
import { uploadNames } from 'contract/content/upload-fields'
import { type RecordName, records } from 'contract/records'
import { jpegOf } from 'testing/a-picture.ts'
import { administrator } from 'testing/administrator.ts'
import { recordFields } from 'testing/record-fields.ts'

/** Creates a record from its declared example values. Returns its id. */
export async function enterRecord(
  request: APIRequestContext,
  subject: RecordName,
): Promise<string> {
  const record = records[subject]
  const login = await request.post(adminLogin.url, { data: administrator })
  expect(login.status()).toBe(200)
  const picture = { name: 'a.jpg', mimeType: 'image/jpeg', buffer: await jpegOf('#8a1f35') }
  const pictures = uploadNames(record.fields).map((name) => [name, picture])
  const answer = await request.post(record.create.url, {
    multipart: { ...recordFields(record), ...Object.fromEntries(pictures) },
  })
  expect(answer.status()).toBe(201)
  return (await answer.json())._id
}
