import { screen } from '@testing-library/react'
import { startingContent } from 'college/starting-content'
import { listContent } from 'contract/content/calls'
import type { ContentData } from 'contract/content/data'
import { findDeadLinkTargets } from 'contract/content/dead-link-targets'
import { libraryItemNotFound, readLibraryItem } from 'contract/content/library/calls'
import type { LibraryItem } from 'contract/content/library/items'
import { listNoticeEntries } from 'contract/content/notice-list'
import { listFaculty } from 'contract/people/faculty'
import { aMember } from 'testing/a-member.ts'
import { expect, test, vi } from 'vitest'
import { answer, refuse } from '#test/answer'
import { renderPart } from '#test/render-app'
import { aDoc, paragraph } from '#test/rich-text'
import { BeforePublishing } from './before-publishing'
import { isProvisionalName } from './use-file-warnings'

const data = {
  ...startingContent.home,
  announcements: [
    { _key: 'a', text: 'Results are out', place: '/events' },
    { _key: 'b', text: 'Rooms are free', place: '/hostle' },
  ],
}

test('a link to a page that doesn’t exist is reported, with a jump to its field', async () => {
  answer(findDeadLinkTargets, ({ query }) => ({
    dead: query.get('places') === '/events /hostle' ? ['/hostle'] : [],
  }))
  const onJump = vi.fn()
  const { user } = renderPart(
    <BeforePublishing entry={{ _id: 'a', type: 'home' }} data={data} errors={{}} onJump={onJump} />,
  )

  await user.click(await screen.findByRole('button', { name: /No page exists at \/hostle/ }))

  expect(screen.getAllByRole('button')).toHaveLength(1)
  expect(onJump).toHaveBeenCalledWith('announcements.b.place')
})

test('a text that shows something hidden is reported, with a jump to it', async () => {
  const gone = aMember({ name: 'Anita Rao' })
  answer(listFaculty, [aMember({ name: 'Bela Sen' })])
  answer(listContent, { entries: [] })
  refuse(readLibraryItem, 404, libraryItemNotFound)
  const piece = (type: string, item: string) => ({ type, attrs: { item } })
  const body = aDoc(
    paragraph('Whom to ask.'),
    piece('person', gone._id),
    piece('course', gone._id),
    piece('picture', 'gate'),
  )
  const onJump = vi.fn()
  const { user } = renderPart(
    <BeforePublishing
      entry={{ _id: 'a', type: 'page' }}
      data={{ body }}
      errors={{}}
      onJump={onJump}
    />,
  )

  await screen.findByText(/This page or course has been deleted/)
  await screen.findByText(/This picture has been deleted/)
  await user.click(await screen.findByRole('button', { name: /This person has been removed/ }))
  expect(onJump).toHaveBeenCalledWith('body')
})

test('without links, nothing is requested or reported', () => {
  renderPart(
    <BeforePublishing
      entry={{ _id: 'a', type: 'home' }}
      data={{ ...data, announcements: [] }}
      errors={{}}
      onJump={() => undefined}
    />,
  )

  screen.getByText('Ready to publish')
})

test('a translation is only ready to publish once something has been translated', () => {
  const entry = { _id: 'a', type: 'noticeTranslation', language: 'hi' } as const
  const show = (data: ContentData) =>
    renderPart(<BeforePublishing entry={entry} data={data} errors={{}} onJump={() => undefined} />)

  show({})
  screen.getByText('Nothing has been translated yet.')

  show({ title: { text: 'परीक्षाफल', of: ['hash'] } })
  screen.getByText('Ready to publish')
})

const aDocument = (change: Partial<LibraryItem>): LibraryItem => ({
  ...{ _id: 'result', kind: 'document', name: 'B.A. result', version: 1, bytes: 1 },
  ...{ isDecorative: false, focus: { x: 50, y: 50 }, address: '/documents/result' },
  ...{ savedAt: '2026-11-22T00:00:00.000Z', author: 'a@college.test' },
  ...change,
})

test('a second notice of one title, a file called wrong, and a scan without words cause warnings', async () => {
  const facts = { saysLanguage: false, isTagged: false, isProtected: false, isCut: false }
  const item = aDocument({ name: 'result wrong', facts: { ...facts, textKind: 'scan' } })
  answer(readLibraryItem, { item, versions: [], places: [] })
  const other = { _id: 'b', type: 'notice' as const, title: 'b.a.  Result', isPublic: true }
  const listed = { ...other, hasDraft: false, position: 1, savedAt: item.savedAt, author: 'a' }
  const calls = answer(listNoticeEntries, {
    ...{ entries: [listed], found: 1, all: 1, page: 1, pages: 1, values: {} },
  })
  const onJump = vi.fn()
  const { user } = renderPart(
    <BeforePublishing
      entry={{ _id: 'a', type: 'notice' }}
      data={{
        title: 'B.A. result',
        documents: [{ _key: 'k', label: 'Result', file: 'result' }],
        pinnedUntil: '2026-01-01',
        date: '2024-01-01',
      }}
      errors={{}}
      onJump={onJump}
    />,
  )

  await user.click(await screen.findByRole('button', { name: /Another notice has the same title/ }))
  screen.getByRole('button', { name: /The file is called “result wrong”. Is it the right one\?/ })
  await user.click(screen.getByRole('button', { name: /“result wrong” has no text that search/ }))
  expect(onJump.mock.calls).toEqual([['title'], ['documents.k.file']])
  screen.getByRole('button', { name: /Pinned until This day has passed/ })
  screen.getByRole('button', { name: /Date This is more than a year ago/ })
  expect(calls.at(-1)?.query.get('search')).toBe('B.A. result')
})

test('names that are given on the way to the right file are recognized', () => {
  const provisional = [
    'wrong',
    'Result (wrong)',
    'test',
    'test2',
    'result_old',
    'fee final2',
    'final final',
    'Copy',
    'notice-copy',
    'result old',
  ]
  expect(provisional.filter((name) => !isProvisionalName(name))).toEqual([])
  const fine = [
    'Entrance test syllabus',
    'Mock test',
    'Old Students Association',
    'Final list 2026',
    'final 2026',
    'Draft rules of 2026',
  ]
  expect(fine.filter(isProvisionalName)).toEqual([])
})
