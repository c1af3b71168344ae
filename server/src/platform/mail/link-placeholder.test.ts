import { expect, test } from 'vitest'
import { enterWorkshop } from '../../../test/a-workshop.ts'
import { testApp } from '../../../test/test-app.ts'
import { findRegistrationByToken } from '../../events/registrations/public-view.ts'
import { findSubscription } from '../../messaging/subscriptions/subscription-key.ts'
import { readLinkTokens } from '../http/link-tokens.ts'
import { withOwnLink } from './link-placeholder.ts'

async function aSiteWithWaitingMails() {
  const { app, db } = await testApp()
  const eventId = await enterWorkshop(db, { audience: 'anybody' })
  const post = (url: string, fields: Record<string, string>) =>
    app.inject({
      method: 'POST',
      url,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams(fields).toString(),
    })
  await post('/subscriptions', { email: 'asha@home.example', pace: 'daily' })
  await post(`/event/${eventId}/registration`, { email: 'ravi@home.example', name: 'Ravi' })
  return db
}

test('no table has a link as it is emailed: the email gets it when it is sent', async () => {
  const db = await aSiteWithWaitingMails()
  const { tokenOf } = await readLinkTokens(db)
  const subscriptions = await db.selectFrom('subscriptions').selectAll().execute()
  const registrations = await db.selectFrom('registrations').selectAll().execute()
  const mails = await db.selectFrom('mails').selectAll().orderBy('_id').execute()
  const stored = JSON.stringify([subscriptions, registrations, mails])
  const ids = [...subscriptions, ...registrations].map(({ _id }) => _id)
  const tokens = ids.map(tokenOf)
  expect(tokens).toHaveLength(2)
  for (const token of tokens) expect(stored).not.toContain(token)

  const sent = await Promise.all(mails.map((mail) => withOwnLink(db, mail)))
  const pages = ['subscriptions', 'registrations']
  for (const [at, page] of pages.entries())
    for (const words of [sent[at]?.text, sent[at]?.html])
      expect(words).toContain(`https://college.test/${page}/${tokens[at]}`)
})

test('links emailed before and after a restore lead to the same row', async () => {
  const db = await aSiteWithWaitingMails()
  const [subscription] = await db.selectFrom('subscriptions').selectAll().execute()
  const [registration] = await db.selectFrom('registrations').selectAll().execute()
  const links = async () => {
    const { tokenOf } = await readLinkTokens(db)
    return [tokenOf(subscription?._id ?? ''), tokenOf(registration?._id ?? '')] as const
  }
  const before = await links()
  // Backups exclude the key.
  await db.updateTable('serverKeys').set({ value: 'another' }).where('name', '=', 'links').execute()
  const after = await links()

  expect(after).not.toEqual(before)
  for (const [ofSubscription, ofRegistration] of [before, after]) {
    expect((await findSubscription(db, { token: ofSubscription }))?.email).toBe('asha@home.example')
    expect((await findRegistrationByToken(db, ofRegistration))?.email).toBe('ravi@home.example')
  }
})
