import { expect, test } from '@playwright/test'
import { uploadToLibrary } from 'contract/content/library/calls'
import { makePdf } from 'testing/make-pdf.ts'
import { signIn } from 'testing/sign-in.ts'

test('the browser’s own PDF viewer shows a document', async ({ page, baseURL }) => {
  await signIn(page)
  const name = 'timetable.pdf'
  const buffer = makePdf({ texts: ['Monday', 'Tuesday'] })
  const uploaded = await page.request.post(uploadToLibrary.url, {
    multipart: { file: { name, mimeType: 'application/pdf', buffer } },
    headers: { origin: baseURL ?? '' },
  })
  const { item } = await uploaded.json()

  await page.goto(item.address)

  const isReader = (url: string) => url.startsWith('chrome-extension://')
  await expect.poll(() => page.frames().some((frame) => isReader(frame.url()))).toBe(true)
  const reader = page.frames().find((frame) => isReader(frame.url()))
  await expect(reader?.locator('#pagelength') ?? page.locator('none')).toHaveText('2')
})
