import { startingContent } from 'college/starting-content'
import { listContent, publishContent, readContent } from 'contract/content/calls'
import { getPrivacy } from 'contract/content/privacy'
import { expect, test } from 'vitest'
import { testApp } from '../../../test/test-app.ts'

async function aSite() {
  const settings = await testApp()
  const admin = await settings.signIn()
  const [entry] = (await admin(listContent, { query: { type: 'privacy' } })).entries
  const params = { _id: entry?._id ?? '' }
  const read = () => admin(readContent, { params })
  return {
    read,
    publish: async (stored: readonly object[]) => {
      const { version, basedOn = '', data } = await read()
      await admin(publishContent, {
        params,
        body: { version, basedOn, data: { ...data, kept: stored } },
      })
    },
    shown: async () => (await settings.app.inject(getPrivacy.url)).json().kept,
  }
}

const isLater = ({ until }: { until: string }) =>
  /\{(registrationMonths|attendanceMonths|pendingSubscriptionDays)\}/.test(until)

test('a privacy text from before registrations mentions them, to visitors and in the form', async () => {
  const { read, publish, shown } = await aSite()
  const before = startingContent.privacy.kept.filter((one) => !isLater(one))
  await publish(before)
  const names = (stored: { name: string }[]) => stored.map(({ name }) => name)
  const later = ['Notices by email', 'Events that you register for', 'Events that you come to']
  const full = [...names(before), ...later]
  expect(names(await shown())).toEqual(full)
  expect(names((await read()).data.kept as { name: string }[])).toEqual(full)
})

test('the college’s own wording replaces the standard text', async () => {
  const { publish, shown } = await aSite()
  const own = [
    ...startingContent.privacy.kept.filter((one) => !isLater(one)),
    {
      _key: 'own',
      name: 'Workshops and letters',
      text: 'Who comes to a workshop, and who gets our letters.',
      until: '{registrationMonths} and {attendanceMonths} months, {pendingSubscriptionDays} days.',
    },
  ]
  await publish(own)
  expect(await shown()).toHaveLength(own.length)
})
