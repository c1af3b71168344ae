import { expect, test } from 'vitest'
import { aMailingOffice } from '../../../test/a-subscriber.ts'
import { subscribe } from '../../../test/a-subscription.ts'
import { testApp } from '../../../test/test-app.ts'
import { lastNews, recordNews } from './news.ts'
import { notifySubscribers } from './notify-news.ts'

const isPostgres = process.env.TEST_ENGINE === 'postgres'

test('simultaneous servers give each notice one number, and queue one email per subscriber', async () => {
  const office = await aMailingOffice()
  const { add, db, place, deps, sink } = office
  // Servers that share a SQLite file are processes; here the one server is called twice.
  const other = isPostgres ? await testApp({ database: place }) : office
  sink.isDown = true
  const count = 450
  await recordNews(deps)
  const toldNumber = await lastNews(db)
  for (let at = 0; at < count; at++)
    await subscribe(db, { email: `r${at}@home.example`, toldNumber })
  for (const name of ['One', 'Two', 'Three']) await add(name)

  await Promise.all([
    notifySubscribers(deps),
    notifySubscribers(other.deps),
    notifySubscribers(deps),
  ])
  await notifySubscribers(other.deps)

  const numbers = await db
    .selectFrom('noticeNews')
    .select('number')
    .where('number', '>', toldNumber)
    .execute()
  expect(numbers.map(({ number }) => number).toSorted()).toEqual(
    [1, 2, 3].map((at) => toldNumber + at),
  )
  const mails = await db
    .selectFrom('mails')
    .select(['subscriptionId', 'newsAfter', 'newsUntil'])
    .where('lane', '=', 'news')
    .orderBy('newsAfter')
    .execute()
  // Nobody misses a notice or gets one twice.
  const spans = Map.groupBy(mails, ({ subscriptionId }) => subscriptionId)
  expect(spans.size).toBe(count)
  for (const span of spans.values()) {
    expect(span[0]?.newsAfter).toBe(toldNumber)
    expect(span.at(-1)?.newsUntil).toBe(toldNumber + 3)
    for (const [at, { newsAfter }] of span.entries())
      if (at > 0) expect(newsAfter).toBe(span[at - 1]?.newsUntil)
  }
})
