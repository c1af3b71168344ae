import { expect, type Page, test } from '@playwright/test'
import { inEachRunIf } from '../full-run.ts'

/** Google's translator replaces each text node with an element. */
const translate = (page: Page) =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const texts: Text[] = []
    while (walker.nextNode()) {
      const { currentNode: text } = walker
      const isOurs = !text.parentElement?.closest('font,script,style,textarea,option,noscript')
      if (text instanceof Text && text.data.trim() && isOurs) texts.push(text)
    }
    for (const text of texts) {
      const outer = document.createElement('font')
      const inner = outer.appendChild(document.createElement('font'))
      inner.textContent = `~${text.data}`
      text.replaceWith(outer)
    }
  })

const forms: Record<string, Record<string, string>> = {
  '/contact': {
    name: 'Asha',
    email: 'asha@mail.example',
    phone: '(+91) 98765-43210',
    message: 'A message of a translated page',
  },
  '/login': { email: 'asha@mail.example', password: 'maple kettle lantern' },
  '/signup': {
    fullName: 'Asha Verma',
    email: 'asha@mail.example',
    mobileNumber: '98765 43210',
    password: 'maple kettle lantern',
  },
  '/forgot-password': { email: 'nobody@mail.example' },
  '/subscriptions': { email: 'asha@mail.example' },
}

for (const [path, fields] of Object.entries(forms)) {
  test(
    `${path} keeps its input while a browser translates it, and never breaks`,
    inEachRunIf(path === '/contact'),
    async ({ page }) => {
      await page.goto(path)
      await translate(page)
      const [first = '', ...others] = Object.keys(fields)
      const field = (name: string) => page.locator(`main form [name="${name}"]`)
      await field(first).fill(fields[first] ?? '')
      // The form hydrates here.
      await translate(page)
      for (const name of others) await field(name).fill(fields[name] ?? '')
      await expect(page.locator('[data-waits]')).toHaveCount(0)
      await translate(page)
      for (const [name, value] of Object.entries(fields))
        await expect(field(name)).toHaveValue(value)
      await page.locator('main form').first().locator('button[type=submit]').click()
      await translate(page)
      if (path === '/contact') await expect(page.getByText(/\d{3}-\d{3}-\d{3}/)).toBeVisible()
      await expect(page.getByText('Something went wrong')).toHaveCount(0)
    },
  )
}

test('search and menu work after a browser has translated the page', async ({ page }) => {
  await page.goto('/search?q=library')
  await translate(page)
  const query = page.locator('main form [name="q"]')
  await query.fill('hostel')
  await translate(page)
  await query.press('Enter')
  await expect(page).toHaveURL(/q=hostel/)
  await translate(page)
  await page.goBack()
  await expect(page).toHaveURL(/q=library/)
  await expect(page.getByText('Something went wrong')).toHaveCount(0)
})
