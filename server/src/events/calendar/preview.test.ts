import { getEventEntry, previewEvent } from 'contract/events/event-entry'
import { pageAddresses } from 'contract/platform/page-addresses'
import { daysFromNow } from 'testing/an-event.ts'
import { expect, test } from 'vitest'
import { enterWorkshop } from '../../../test/a-workshop.ts'
import { signInAs } from '../../../test/sign-in-as.ts'
import { testApp } from '../../../test/test-app.ts'
import { builtWeb } from '../../platform/rendering/load-web.ts'

async function aHiddenEvent() {
  const server = await testApp({ web: builtWeb() })
  const _id = await enterWorkshop(server.db, { capacity: 12 })
  const details = JSON.stringify({
    type: 'doc',
    content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Bring a screwdriver.' }] }],
  })
  await server.db.updateTable('events').set({ details }).execute()
  const hide = (columns: { isDraft?: 'yes' | null; publishAt?: string }) =>
    server.db.updateTable('events').set(columns).where('_id', '=', _id).execute()
  const preview = async (role: 'owner' | 'office' | 'editor') =>
    server.inject({
      url: previewEvent.url.replace(':_id', _id),
      headers: {
        cookie: await signInAs(server.db, {
          role,
          departments: role === 'editor' ? ['BCA'] : [],
        }),
      },
    })
  return { ...server, _id, hide, preview }
}

test('a draft and a scheduled event are previewed on their real page, which stays hidden from visitors', async () => {
  const { hide, preview, inject, _id } = await aHiddenEvent()
  for (const columns of [
    { isDraft: 'yes' as const },
    { isDraft: null, publishAt: daysFromNow(2) },
  ]) {
    await hide(columns)
    const page = await preview('owner')
    expect(page.statusCode).toBe(200)
    expect(page.headers['x-robots-tag']).toContain('noindex')
    expect(page.body).toContain('Robotics workshop')
    expect(page.body).toContain('About This Event')
    expect(page.body).toContain('>Registration<')
    expect(page.body).toContain('Bring a screwdriver.')
    expect(page.body).not.toContain('<script')
    expect((await inject({ url: pageAddresses.event(_id) })).statusCode).toBe(404)
  }
})

test('only accounts that see events of its department can preview one', async () => {
  const { hide, preview, _id, clientWith, db } = await aHiddenEvent()
  await hide({ isDraft: 'yes' })
  expect((await preview('office')).statusCode).toBe(403)
  expect((await preview('editor')).statusCode).toBe(403)
  const owner = clientWith(await signInAs(db, { role: 'owner' }))
  expect(await owner(getEventEntry, { params: { _id } })).toMatchObject({ isDraft: 'yes' })
})
