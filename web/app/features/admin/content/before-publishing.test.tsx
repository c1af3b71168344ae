import { screen } from '@testing-library/react'
import { startingContent } from 'college/starting-content'
import { home } from 'contract/content/home'
import { findDeadPlaces } from 'contract/content/places'
import { expect, test, vi } from 'vitest'
import { answer } from '#test/answer'
import { renderPart } from '#test/render-app'
import { BeforePublishing } from './before-publishing'

const data = {
  ...startingContent.home,
  announcements: [
    { _key: 'a', text: 'Results are out', place: '/events' },
    { _key: 'b', text: 'Rooms are free', place: '/hostle' },
  ],
}

test('a link that the server knows no page for is told, and leads to its field', async () => {
  answer(findDeadPlaces, ({ query }) => ({
    dead: query.get('places') === '/events /hostle' ? ['/hostle'] : [],
  }))
  const onJump = vi.fn()
  const { user } = renderPart(
    <BeforePublishing type={home} data={data} faults={{}} onJump={onJump} />,
  )

  await user.click(await screen.findByRole('button', { name: /\/hostle leads to no page/ }))

  expect(screen.getAllByRole('button')).toHaveLength(1)
  expect(onJump).toHaveBeenCalledWith('announcements.b.place')
})

test('nothing is asked and nothing is told of what leads nowhere else', () => {
  renderPart(
    <BeforePublishing
      type={home}
      data={{ ...data, announcements: [] }}
      faults={{}}
      onJump={() => undefined}
    />,
  )

  screen.getByText('Nothing to mend')
})
