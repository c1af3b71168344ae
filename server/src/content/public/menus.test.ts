import { listContent, publishContent, readContent } from 'contract/content/calls'
import type { ContentData } from 'contract/content/data'
import { getMenus } from 'contract/content/menus'
import { expect, test } from 'vitest'
import { testApp } from '../../../test/test-app.ts'
import { builtWeb } from '../../platform/rendering/load-web.ts'

async function aSite() {
  const settings = await testApp({ web: builtWeb() })
  await settings.isKeeping()
  const admin = await settings.signIn()
  const [entry] = (await admin(listContent, { query: { type: 'menus' } })).entries
  const params = { _id: entry?._id ?? '' }
  return {
    ...settings,
    publish: async (change: ContentData) => {
      const { version, basedOn = '', data } = await admin(readContent, { params })
      const body = { version, basedOn, data: { ...data, ...change } }
      return admin(publishContent, { params, body })
    },
    text: async (url: string) => (await settings.app.inject(url)).body,
  }
}

const link = (label: string, place: string) => ({ _key: label.replaceAll(' ', '-'), label, place })
const entry = (label: string, place: string, links: ReturnType<typeof link>[] = []) => ({
  ...link(label, place),
  courses: 'none',
  links,
})

test('a change of menus or footer appears on all pages at once', async () => {
  const { publish, text, visitor } = await aSite()
  const pages = ['/', '/about', '/events', '/course/b.a.', '/nowhere']
  for (const page of pages) expect(await text(page)).not.toContain('For parents')

  await publish({
    menu: [entry('For parents', '', [link('Fees', '/contact')]), entry('Home', '/')],
    columns: [
      { _key: 'a', title: 'Quick ways', links: [link('Library', 'https://library.test/')] },
    ],
    lastLine: 'Made at home',
  })

  for (const page of pages) {
    const visible = await text(page)
    for (const words of [
      'For parents',
      'Fees',
      'Quick ways',
      'https://library.test/',
      'Made at home',
    ])
      expect([page, words, visible.includes(words)]).toEqual([page, words, true])
    expect(visible.indexOf('For parents')).toBeLessThan(visible.indexOf('>Home<'))
    expect(visible).not.toContain('>Study<')
  }
  expect((await visitor(getMenus)).menu.map(({ label }) => label)).toEqual(['For parents', 'Home'])
})

test('a menu entry without a target is rejected with what it lacks', async () => {
  const { publish } = await aSite()
  const notified = (menu: ReturnType<typeof entry>[]) =>
    publish({ menu }).then(
      () => expect.fail('It was published'),
      ({ errors }: { errors: unknown }) => errors,
    )

  expect(await notified([entry('Nothing', '')])).toEqual({
    'menu.0.place': 'Give this menu entry a page, or links that open under it',
  })
  expect(await notified([{ ...entry('Law', ''), courses: 'group' }])).toEqual({
    'menu.0.place':
      'To list the courses of one group, link the entry to the group’s page (/courses/…)',
  })
  expect(await notified([{ ...entry('All', ''), courses: 'some' }])).toEqual({
    'menu.0.courses': 'Courses under this entry: choose one of the options',
  })
})

test('pages are rendered again when what the menus link to changes, and only then', async () => {
  const { publish, text, deps, changes } = await aSite()
  await publish({ topLinks: [], quickLinks: [] })
  const isDrawnAnew = async () => {
    await text('/contact')
    const made = deps.responseCache.made()
    await changes.commit('page', async () => undefined)
    await text('/contact')
    return deps.responseCache.made() > made
  }
  await publish({ columns: [], lastLinks: [link('Terms', '/terms')] })
  expect(await isDrawnAnew()).toBe(false)

  await publish({ lastLinks: [link('Rules', '/pages/rules')] })

  expect(await isDrawnAnew()).toBe(true)
})

test('no menu links to an entry that isn’t public', async () => {
  const { publish, visitor } = await aSite()
  const gone = link('Gone', '/pages/gone#rules')

  await publish({
    topLinks: [gone, link('Notices', '/notices')],
    quickLinks: [{ ...gone, note: 'Long ago' }, link('Helpline', 'tel:18001805522')],
    menu: [entry('Gone', gone.place), entry('More', '', [gone]), entry('About', '/about', [gone])],
    columns: [{ _key: 'a', title: 'Gone', links: [gone] }],
    lastLinks: [gone, link('Terms', '/terms')],
  })

  expect(await visitor(getMenus)).toMatchObject({
    topLinks: [{ label: 'Notices' }],
    quickLinks: [{ label: 'Helpline', place: 'tel:18001805522' }],
    menu: [{ label: 'About', place: '/about', links: [] }],
    columns: [],
    lastLinks: [{ label: 'Terms' }],
  })
})
