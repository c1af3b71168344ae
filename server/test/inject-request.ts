import { verifyPassword } from 'contract/accounts/admin'
import { inviteToPanel, replaceInvitation } from 'contract/accounts/invitations'
import { changeAccount, listAccounts } from 'contract/accounts/staff-accounts'
import { listContent } from 'contract/content/calls'
import { uploadToLibrary } from 'contract/content/library/calls'
import { importPackage } from 'contract/content/package'
import { createContactMessage } from 'contract/messaging/contact'
import { listMessages } from 'contract/messaging/messages'
import { deleteManyMembers } from 'contract/people/bulk'
import { updateOwnProfile } from 'contract/people/own-profile'
import type { Endpoint } from 'contract/platform/endpoint'
import { records } from 'contract/records'
import { aPicture } from 'testing/a-picture.ts'
import { administrator } from 'testing/administrator.ts'
import { allEndpoints } from 'testing/all-endpoints.ts'
import { aContactForm } from 'testing/contact-form.ts'
import { recordFields } from 'testing/record-fields.ts'
import { aStaffAccount } from './a-staff-account.ts'
import { giveProfile } from './add-profile.ts'
import { filePart, partsOf, rawForm, textPart } from './raw-form.ts'
import { enterRecords } from './record-requests.ts'
import { adminCookie, type testApp } from './test-app.ts'

type TestApp = Awaited<ReturnType<typeof testApp>>

export const routeOf = ({ method, url }: Endpoint) => `${method} ${url}`

/** Forms of the routes that have one; the others expect a password. */
const forms = {
  ...Object.fromEntries(
    Object.values(records).map((record) => [
      record.create.url,
      rawForm(partsOf(recordFields(record))()),
    ]),
  ),
  // Returned, so that the pending change stays for later calls.
  [updateOwnProfile.url]: rawForm([textPart('education', 'x')]),
  [uploadToLibrary.url]: rawForm([filePart('file', await (await aPicture()).bytes())]),
  [importPackage.url]: rawForm([filePart('file', '{}')]),
  '/api/admin/translations/file': rawForm([filePart('file', 'English,Hindi,_id\nx,y,z')]),
  '/api/admin/tables': rawForm([filePart('file', 'title,description,date\nFair,x,y')]),
}
const anAuthor = { name: 'A', role: 'author', departments: [], mayPublish: false } as const
/** Bodies that are validated before the check under test. */
const bodies: Record<string, object> = {
  [inviteToPanel.url]: { ...anAuthor, email: 'c@college.test' },
  [replaceInvitation.url]: { ...anAuthor, email: 'd@college.test' },
  [deleteManyMembers.url]: { ids: ['0192f000-0000-7000-8000-000000000001'] },
  [changeAccount.url]: { ...anAuthor, seen: { ...anAuthor, name: '' } },
}
const formOf = (url: string) =>
  Object.entries(forms).find(([path]) => url === path || url.startsWith(`${path}/`))?.[1]

/** Sends a readable body to a route; `ids` are existing records. */
export async function askFor(
  { app }: Pick<TestApp, 'app'>,
  route: string,
  ids: Record<string, string>,
  cookie: string,
) {
  const [method = '', path = ''] = route.split(' ')
  const url = path.replace(
    /([\w-]+\/):(\w+)/g,
    (_, place: string, name: string) => place + (ids[name] ?? ids[place] ?? ''),
  )
  const hasBody = method === 'POST' || method === 'PUT'
  const isForm = allEndpoints.find((one) => routeOf(one) === route)?.consumes
  const { payload, headers } = (isForm && formOf(url)) || {
    payload: bodies[path] ?? { password: administrator.password },
    headers: {},
  }
  return app.inject({
    method: method as 'POST',
    url,
    headers: { cookie, ...(hasBody && headers) },
    ...(hasBody && { payload }),
  })
}

/** Ids for each URL. */
export async function recordsOf({ app, db, signIn, visitor }: TestApp) {
  const admin = await signIn()
  const entered = Object.entries(await enterRecords(app, await adminCookie(app)))
  await visitor(createContactMessage, { body: aContactForm() })
  const { messages } = await admin(listMessages)
  const messageId = messages[0]?._id ?? ''
  const { entries } = await admin(listContent)
  await admin(verifyPassword, { body: { password: administrator.password } })
  await admin(inviteToPanel, { body: { ...anAuthor, departments: [], email: 'b@college.test' } })
  const { item } = await admin(uploadToLibrary, { body: { file: await aPicture() } })
  const ids = Object.fromEntries(entered.map(([subject, _id]) => [`${subject}/`, _id]))
  await giveProfile(db, administrator.email, ids['faculty/'] ?? '')
  return {
    ...ids,
    'content/': entries[0]?._id ?? '',
    'library/': item._id,
    'registrations/': ids['events/'] ?? '',
    'attendance/': ids['events/'] ?? '',
    'check-in/': ids['events/'] ?? '',
    'profile-changes/': ids['faculty/'] ?? '',
    'invitations/': (await admin(listAccounts)).invitations[0]?._id ?? '',
    'accounts/': (await aStaffAccount(db, { role: 'author' }))._id,
    // An administrator's would ask for a second factor.
    passkeyId: 'none',
    messageId,
    subject: 'events',
  }
}
