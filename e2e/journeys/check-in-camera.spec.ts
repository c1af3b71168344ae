import { rm, writeFile } from 'node:fs/promises'
import { expect, type Page, test } from '@playwright/test'
import { getTicket } from 'contract/events/certificates'
import { getRoster, type Roster } from 'contract/events/check-in'
import { ensureBrowser } from 'testing/browser.ts'
import { chromiumFlags } from 'testing/chromium.ts'
import { expectAccessible } from '../accessibility.ts'
import { filmOf } from '../camera-film.ts'
import { aPhone, isIn, scan } from '../check-in-phone.ts'
import { onlyInFullRun } from '../full-run.ts'
import { makeAccount } from '../make-accounts.ts'
import { publishFull } from '../make-registrations.ts'
import { readFrom } from '../read-from.ts'
import { readMail } from '../read-mail.ts'

// Chromium plays this film in a loop as the camera, and grants permission.
const film = `${process.env.E2E_DATA_DIR}-camera.y4m`
const camera = ['--use-fake-device-for-media-stream', `--use-file-for-fake-video-capture=${film}`]
test.use({
  launchOptions: { executablePath: ensureBrowser(), args: [...chromiumFlags, ...camera] },
})
test.afterAll(() => rm(film, { force: true }))

const turnOn = (page: Page) => page.getByRole('button', { name: 'Turn camera on' }).click()
const text = (page: Page, word: string) => page.getByRole('status').filter({ hasText: word })

test('a phone’s camera reads a ticket offline: the person is checked in, and a second scan is a duplicate', async ({
  browser,
  request,
}) => {
  const title = `Camera ${Date.now()}`
  const { event, people } = await publishFull(request, { title, people: 1 })
  const [person] = people
  const link = await readMail(
    request,
    `student0.${event._id}@home.example`,
    /\/registrations\/[\w-]+/,
  )
  const ticket = await readFrom(request, getTicket.url.replace(/^.*:token/, link))
  // Out of sight long enough to count as a new scan, and for a busy machine to show the first
  // result.
  const scenes = [{ svg: await ticket.text(), seconds: 3 }, { seconds: 15 }]
  await writeFile(film, await filmOf(scenes))
  const { context, page } = await aPhone(browser, await makeAccount(request, 'door'), {
    title,
    name: 'Main gate',
  })

  await context.grantPermissions(['camera'])
  await turnOn(page)
  await expect(text(page, 'Let in')).toContainText(`${person?.name}The ticket is valid.`)
  await expect(text(page, 'Already in')).toContainText(/Checked in at .*, Main gate/, {
    timeout: 60_000,
  })
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Turn camera off' }).click()
  await expect(page.getByText('Camera off')).toBeVisible()
  await isIn(page, 1)
  await context.setOffline(false)
  await expect(page.getByText('All scans sent', { exact: true })).toBeVisible()
  const stored: Roster = await (
    await readFrom(request, getRoster.url.replace(':_id', event._id))
  ).json()
  expect(stored.scans).toMatchObject([{ registrationId: person?._id, outcome: 'in' }])
  await context.close()
})

for (const [why, error, says] of [
  ['allows no', 'NotAllowedError', 'The camera is blocked.'],
  ['has no', 'NotFoundError', 'No camera found.'],
] as const)
  test(
    `a phone that ${why} camera says so plainly, and codes can be typed`,
    onlyInFullRun,
    async ({ browser, request }) => {
      const title = `Typed ${Date.now()}`
      const { people } = await publishFull(request, { title, people: 1 })
      const { context, page } = await aPhone(browser, await makeAccount(request, 'door'), {
        title,
        name: 'Main gate',
      })
      await page.evaluate((name) => {
        navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('', name))
      }, error)
      await turnOn(page)
      await expect(page.getByText(says)).toBeVisible()
      // No black video, and another attempt is possible.
      await expect(page.locator('video')).toHaveCount(0)
      await expect(page.getByRole('button', { name: 'Turn camera on' })).toBeFocused()
      await expectAccessible(page)
      await scan(page, people)
      await isIn(page, 1)
      await context.close()
    },
  )
