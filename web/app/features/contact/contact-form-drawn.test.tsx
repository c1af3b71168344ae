import { QueryClientProvider } from '@tanstack/react-query'
import { startingContent } from 'college/starting-content'
import { renderToString } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { catalogue } from 'testing/a-catalogue.ts'
import { college } from 'testing/a-college.ts'
import { expect, test } from 'vitest'
import { createQueryClient } from '#app/data/query-client'
import { SiteProvider } from '#app/lib/site'
import { ContactForm } from './contact-form'

/** The form as the server draws it, without the page around it. */
const aloneInSite = () => (
  <QueryClientProvider client={createQueryClient()}>
    <SiteProvider
      now={new Date().toISOString()}
      publicUrl="https://college.test"
      college={college}
      menus={startingContent.menus}
      catalogue={catalogue}
    >
      <MemoryRouter>
        <ContactForm />
      </MemoryRouter>
    </SiteProvider>
  </QueryClientProvider>
)

test('without scripts the form says so, and whom to write to', () => {
  const html = renderToString(aloneInSite())
  const note = /<noscript>(.*?)<\/noscript>/s.exec(html)?.[1]
  expect(note).toContain('This form needs JavaScript')
  expect(note).toContain(`href="mailto:${college.email}"`)
})
