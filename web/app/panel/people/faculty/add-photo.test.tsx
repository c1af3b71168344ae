import { screen, waitFor } from '@testing-library/react'
import { memberUpdated, updateMember } from 'contract/people/faculty'
import { placeholderPortraits } from 'contract/platform/pictures'
import { aMember } from 'testing/a-member.ts'
import { expect, test } from 'vitest'
import { answer, refuse } from '#test/answer'
import { renderPanel } from '#test/render-admin'

const uploaded = '/uploads/0123456789abcdef0123456789abcdef-400x400-88a8b8.webp'
const drawn = `${placeholderPortraits}0123456789abcdef01234567-320x320-88a8b8.webp`
const teaching = { designation: 'Professor', department: 'B.SC.', specialization: 'Wetlands' }
const everybody = [
  aMember({ ...teaching, name: 'Anita Rao', education: 'M.Sc., Ph.D.', photo: drawn }),
  aMember({ ...teaching, name: 'Bela Sen', education: 'M.Sc.' }),
  aMember({ ...teaching, name: 'Chand Ali', education: 'M.Sc.', photo: uploaded }),
]
const photo = new File(['x'], 'anita.png', { type: 'image/png' })

test('the panel says whose photo is missing, and a drawing is none', async () => {
  await renderPanel([], 'All Faculty Members', everybody)
  await screen.findByText('No photo yet. Visitors see a drawing.')

  screen.getByText('No photo yet')
  expect(screen.getByLabelText('Add photo of Anita Rao')).toBeTruthy()
  expect(screen.getByLabelText('Add photo of Bela Sen')).toBeTruthy()
  expect(screen.queryByLabelText('Add photo of Chand Ali')).toBeNull()
})

test('choosing a photo saves it with everything else as it was', async () => {
  const updates = answer(updateMember, { message: memberUpdated })
  const { user } = await renderPanel([], 'All Faculty Members', everybody)
  await user.upload(await screen.findByLabelText('Add photo of Anita Rao'), photo)

  await screen.findByText(memberUpdated)
  const [update] = updates
  expect(update?.params).toEqual({ _id: everybody[0]?._id })
  const sent = update?.body instanceof FormData ? Object.fromEntries(update.body) : {}
  expect(sent).toMatchObject({ ...teaching, name: 'Anita Rao', education: 'M.Sc., Ph.D.' })
  expect(sent.photo).toMatchObject({ name: 'anita.png' })
})

test('a photo that is refused is asked for again', async () => {
  refuse(updateMember, 415, 'Only PNG, JPG, GIF or WebP images are allowed')
  const { user } = await renderPanel([], 'All Faculty Members', everybody)
  await user.upload(await screen.findByLabelText('Add photo of Anita Rao'), photo)

  await screen.findByText('Only PNG, JPG, GIF or WebP images are allowed')
  await waitFor(() => expect(screen.getByLabelText('Add photo of Anita Rao')).toBeTruthy())
})
