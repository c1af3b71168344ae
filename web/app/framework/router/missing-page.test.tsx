import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { startingContent } from 'college/starting-content'
import { collegeOf } from 'contract/content/facts'
import { renderToString } from 'react-dom/server'
import { MemoryRouter, StaticRouter, useNavigate } from 'react-router'
import { catalogue } from 'testing/a-catalogue.ts'
import { expect, test } from 'vitest'
import { createQueryClient } from '#app/data/query-client'
import { Root } from '#app/framework/entries/root'
import { SiteProvider } from '#app/lib/site'
import { pages } from '../addresses/paths.ts'
import { SitePages } from './site-pages'

const delivered = {
  answers: [],
  failures: [],
  now: '2026-11-22T10:00:00.000Z',
  publicUrl: 'https://college.test',
  college: collegeOf(startingContent.facts),
  menus: startingContent.menus,
  catalogue,
  isMissing: true,
}

const draw = (path: string) =>
  renderToString(
    <Root delivered={delivered}>
      <StaticRouter location={path}>
        <SitePages />
      </StaticRouter>
    </Root>,
  )

const patterns = pages
  .filter(({ path, frame }) => frame === 'site' && path.includes(':'))
  .map(({ path }) => path)

test.each(
  patterns,
)('the one document for %s matches what a browser renders at any such URL', (path) => {
  expect(draw(path.replace(/:\w+/, 'x7'))).toBe(draw(path))
})

function Leave() {
  const navigate = useNavigate()
  return (
    <button type="button" onClick={() => void navigate('/nor/here')}>
      Leave
    </button>
  )
}

test('navigating on from such a page shows the next page', async () => {
  const user = userEvent.setup()
  render(
    <SiteProvider {...delivered}>
      <QueryClientProvider client={createQueryClient()}>
        <MemoryRouter initialEntries={['/course/x7']}>
          <Leave />
          <SitePages />
        </MemoryRouter>
      </QueryClientProvider>
    </SiteProvider>,
  )
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Course Not Found')

  await user.click(screen.getByRole('button', { name: 'Leave' }))

  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Page Not Found')
})
