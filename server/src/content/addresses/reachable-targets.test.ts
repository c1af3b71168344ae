import { minuteMilliseconds as minute } from 'contract/platform/durations'
import { expect, test } from 'vitest'
import { aPageEditor } from '../../../test/a-page-editor.ts'
import { readReachableTargets } from './reachable-targets.ts'

test('a link target is available while its page is public, from its scheduled time on, whether or not a server has recorded that', async () => {
  const { db, add, create, publish, withdraw } = await aPageEditor()
  const at = new Date(Date.now() + 5 * minute)
  await publish(await create('Later'), {}, at.toISOString())
  await add('Rules')
  await withdraw(await add('Gone'))
  const places = ['/pages/later', '/pages/rules#fees', '/pages/gone', '/pages/nothing', '/contact']
  const open = async (now: Date) => {
    const { leadsSomewhere } = await readReachableTargets(db, places, now)
    return places.filter(leadsSomewhere)
  }

  expect(await open(new Date(at.getTime() - 1))).toEqual(['/pages/rules#fees', '/contact'])
  expect(await open(at)).toEqual(['/pages/later', '/pages/rules#fees', '/contact'])
})
