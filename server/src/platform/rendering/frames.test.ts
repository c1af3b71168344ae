import { getMenus } from 'contract/content/menus'
import { expect, test } from 'vitest'
import { anAlertOffice } from '../../../test/an-alert-office.ts'
import { verifiedCookie } from '../../../test/test-app.ts'
import { builtWeb } from './load-web.ts'

test('a page that isn’t cached has in its frame what was published last, and is the same for a student', async () => {
  const { app, deps, add, withdraw, isKeeping, visitor } = await anAlertOffice({ web: builtWeb() })
  await isKeeping()
  const [entry] = (await visitor(getMenus)).menu
  const pageOf = async (word: string, headers = {}) => {
    const { statusCode, body } = await app.inject({ url: `/search?q=${word}`, headers })
    expect([statusCode, body.includes(`Search: ${word}`)]).toEqual([200, true])
    expect(body).toContain(entry?.label)
    return body.replaceAll(word, 'word')
  }
  const before = await pageOf('zzqa')
  expect(await pageOf('zzqb')).toBe(before)

  const alert = await add('Closed on Monday')
  const between = await pageOf('zzqc')
  expect(between).toContain('Closed on Monday')
  deps.responseCache.clear()
  expect(await pageOf('zzqc', { cookie: await verifiedCookie(app) })).toBe(between)

  await withdraw(alert)
  expect(await pageOf('zzqd')).toBe(before)
})
