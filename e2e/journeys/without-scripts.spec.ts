import { expect, test } from '@playwright/test'
import { inEachRunIf, onlyInFullRun } from '../full-run.ts'
import { readMail } from '../read-mail.ts'

test.use({ javaScriptEnabled: false })

/** What each page must show and link to without scripts. */
const pages: Record<string, { texts: string[]; leadsTo: string[] }> = {
  '/': {
    texts: ['Facilities', 'Upcoming Events'],
    leadsTo: ['/about', '/courses/law', '/course/b.c.a.', '/contact#message'],
  },
  '/about': {
    texts: ['Our history', 'Join Our Community'],
    leadsTo: ['/courses/law', '/contact#message'],
  },
  '/contact': { texts: ['Leave Us A Message', 'Department Heads'], leadsTo: [] },
  '/courses/professional': {
    texts: ['B.B.A.', 'B.C.A.', 'B.Ed.', 'B.T.C. (D.El.Ed.)'],
    leadsTo: ['/course/b.b.a.', '/course/b.t.c.'],
  },
  '/course/bca': { texts: ['Course information', 'Faculty'], leadsTo: ['/courses/professional'] },
  '/our-team': { texts: ['Meet Our Team', 'Principal'], leadsTo: ['/contact#message'] },
  '/subscriptions': { texts: ['Notices by email', 'Departments'], leadsTo: [] },
  '/privacy': {
    texts: ['What it is used for', 'If you are under 18'],
    leadsTo: ['/terms', '/account'],
  },
  '/terms': { texts: ['What is not allowed'], leadsTo: ['/privacy', '/contact#message'] },
  '/disclosure': {
    texts: ['National anti-ragging helpline', 'Required by: UGC Regulations'],
    leadsTo: ['/about', '/courses/law', '/notices', '/disclosure/print'],
  },
  '/events': { texts: ['All Events'], leadsTo: ['/contact#message', '/'] },
}

/** A page of each kind. */
const samples = ['/', '/contact', '/course/bca', '/events']

for (const [path, { texts, leadsTo }] of Object.entries(pages)) {
  test(
    `${path} can be read, leads on and hides nothing permanently`,
    inEachRunIf(samples.includes(path)),
    async ({ page }) => {
      await page.goto(path)

      for (const text of texts)
        await expect(page.getByRole('main').getByText(text).first()).toBeVisible()
      for (const target of leadsTo)
        await expect(page.locator(`main a[href="${target}"]`).first()).toBeVisible()
      await expect(page.locator('[data-splash]')).toBeHidden()
      await expect(page.getByText(/^Loading/)).toHaveCount(0)
    },
  )
}

test('a person on the team is found with a form', async ({ page }) => {
  await page.goto('/our-team')
  await page.getByRole('searchbox').fill('sudha rastogi')
  await page.getByRole('button', { name: 'Search' }).click()
  await expect(page).toHaveURL(/\?q=sudha[+]rastogi$/)
  await expect(page.getByRole('status')).toHaveText('1 person found')
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(1)
  await page.getByRole('searchbox').fill('nobody at all')
  await page.getByRole('button', { name: 'Search' }).click()
  await page.getByRole('link', { name: 'Show everyone' }).click()
  await expect(page).toHaveURL('/our-team')
})

test(
  'a month of events and their list are filtered with forms',
  onlyInFullRun,
  async ({ page }) => {
    const month = `/events/month/${new Date().toISOString().slice(0, 7)}`
    await page.goto(month)
    await expect(page.getByRole('table')).toBeVisible()
    await page.getByLabel('Category').selectOption('Sports')
    await page.getByRole('button', { name: 'Apply', exact: true }).click()
    await expect(page).toHaveURL(new RegExp(`${month}[?]category=sports`))
    await page.getByRole('link', { name: 'List view' }).click()
    await expect(page).toHaveURL('/events?category=sports')
    await page.getByRole('searchbox', { name: 'Search events' }).fill('annual')
    await page.getByRole('button', { name: 'Search', exact: true }).click()
    await expect(page).toHaveURL(/q=annual/)
    await expect(page.getByRole('main').getByRole('article')).toContainText(['Annual Sports Day'])
  },
)

test('notice emails are subscribed to, changed and cancelled without scripts', async ({
  page,
  request,
}) => {
  const email = `reader-${Date.now()}@home.example`
  await page.goto('/notices?category=result')
  const form = page.getByRole('region', { name: 'Notices by email' })
  await form.getByLabel('Email').fill(email)
  await form.getByRole('button', { name: 'Subscribe' }).click()
  await expect(page).toHaveURL('/subscriptions?said=sent')
  const link = await readMail(request, email, /http\S+\/subscriptions\/[\w-]{43}/)

  await page.goto(new URL(link).pathname)
  await expect(page.getByLabel('Result')).toBeChecked()
  await page.getByRole('button', { name: 'Yes, subscribe me' }).click()
  await expect(page.getByText('Your email is confirmed.')).toBeVisible()
  await page.getByLabel('Tender').check()
  await page.getByRole('button', { name: 'Save choices' }).click()
  await expect(page.getByText('Your preferences are saved.')).toBeVisible()
  await expect(page.getByLabel('Tender')).toBeChecked()
  await page.getByRole('button', { name: 'Unsubscribe' }).click()
  await expect(page.getByText('You’ve unsubscribed.')).toBeVisible()
  await page.goto(new URL(link).pathname)
  await expect(page.getByText('This link doesn’t belong to an active subscription.')).toBeVisible()
})

test('a message to the office is sent without scripts, and a mistake clears nothing', async ({
  page,
}) => {
  await page.goto('/contact')
  const field = (name: string) => page.locator(`main form [name="${name}"]`)
  await field('name').fill('Asha')
  await field('email').fill('asha@mail')
  await field('phone').fill('98765 43210')
  await field('message').fill('A message that took its time')
  await page.getByRole('button', { name: 'Send Message' }).click()
  await expect(page.getByText('Please enter a valid email address')).toBeVisible()
  await expect(field('message')).toHaveValue('A message that took its time')

  await field('email').fill('asha@mail.example')
  await page.getByRole('button', { name: 'Send Message' }).click()
  await expect(page).toHaveURL(/[/]contact[?]said=sent&number=/)
  await expect(page.getByText('Message sent successfully!')).toBeVisible()
})

test('the menus open without scripts', onlyInFullRun, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 })
  await page.goto('/about')
  await expect(page.locator('[data-splash]')).toBeHidden()

  await page.locator('summary', { hasText: 'Open menu' }).click()
  await page.locator('details[open] summary', { hasText: 'Courses' }).click()
  await page.getByRole('banner').getByRole('link', { name: 'M.Sc.' }).click()
  await expect(page).toHaveURL('/course/m.sc.')
})
