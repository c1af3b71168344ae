import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { college } from 'testing/a-college.ts'
import { expect, test } from 'vitest'
import { emailTemplate } from './email-template.ts'

test('an email uses only the colours of the pages', () => {
  const { html } = emailTemplate(
    {
      subject: 'A word',
      greeting: 'Hello,',
      paragraphs: ['one'],
      code: '123456',
      button: { label: 'Go on', url: 'https://college.test/' },
      quote: 'two',
      closing: ['three'],
    },
    college,
  )
  const theme = readFileSync(createRequire(import.meta.url).resolve('college/theme.css'), 'utf8')
  const colours = new Set(html.match(/#[0-9a-f]{3,8}\b/gi))

  expect(colours.size).toBeGreaterThan(5)
  for (const colour of colours) expect(theme).toContain(`: ${colour};`)
})
