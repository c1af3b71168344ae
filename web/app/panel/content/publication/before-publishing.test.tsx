import { screen } from '@testing-library/react'
import { startingContent } from 'college/starting-content'
import { listContent } from 'contract/content/calls'
import { findDeadLinkTargets } from 'contract/content/dead-link-targets'
import { home } from 'contract/content/home'
import { libraryItemNotFound, readLibraryItem } from 'contract/content/library/calls'
import { page } from 'contract/content/page'
import { listFaculty } from 'contract/people/faculty'
import { aMember } from 'testing/a-member.ts'
import { expect, test, vi } from 'vitest'
import { answer, refuse } from '#test/answer'
import { renderPart } from '#test/render-app'
import { aDoc, paragraph } from '#test/rich-text'
import { BeforePublishing } from './before-publishing'

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
    <BeforePublishing type={home} data={data} errors={{}} onJump={onJump} />,
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
    <BeforePublishing type={page} data={{ body }} errors={{}} onJump={onJump} />,
  )

  await screen.findByText(/This page or course has been deleted/)
  await screen.findByText(/This picture has been deleted/)
  await user.click(await screen.findByRole('button', { name: /This person has been removed/ }))
  expect(onJump).toHaveBeenCalledWith('body')
})

test('without links, nothing is requested or reported', () => {
  renderPart(
    <BeforePublishing
      type={home}
      data={{ ...data, announcements: [] }}
      errors={{}}
      onJump={() => undefined}
    />,
  )

  screen.getByText('Ready to publish')
})
