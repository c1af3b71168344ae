import { screen } from '@testing-library/react'
import { describeLibraryItem, libraryItemChangedMeanwhile } from 'contract/content/library/calls'
import type { LibraryItem } from 'contract/content/library/items'
import { useState } from 'react'
import { aShownPicture } from 'testing/a-public-picture.ts'
import { expect, test } from 'vitest'
import { answer, refuse } from '#test/answer'
import { renderPart } from '#test/render-app'
import { AltControl } from './alt-control'

const gate: LibraryItem = {
  ...{ _id: 'gate', kind: 'picture', name: 'gate', isDecorative: false, focus: { x: 50, y: 50 } },
  ...{ version: 1, address: aShownPicture('hero-1').address, bytes: 1 },
  ...{ savedAt: '2026-11-21T04:30:00.000Z', author: 'head@college.test' },
}

const changed = { ...gate, version: 2, alt: 'Theirs' }

function Changing() {
  const [item, setItem] = useState(gate)
  return (
    <>
      <AltControl item={item} />
      <button type="button" onClick={() => setItem(changed)}>
        Change
      </button>
    </>
  )
}

test('a description typed while somebody else changes the picture stays, and is saved at the next try', async () => {
  refuse(describeLibraryItem, 409, libraryItemChangedMeanwhile)
  const { user } = renderPart(<Changing />)
  const field = screen.getByLabelText(/^Alternative text/)
  await user.type(field, 'The gate')
  await user.tab()
  await screen.findByText(/^Not saved/)
  await user.click(screen.getByRole('button', { name: 'Change' }))
  expect(screen.getByLabelText(/^Alternative text/)).toHaveProperty('value', 'The gate')

  const sent = answer(describeLibraryItem, { message: 'Saved', item: changed })
  await user.click(screen.getByLabelText(/^Alternative text/))
  await user.tab()
  await screen.findByDisplayValue('Theirs')
  expect(sent[0]?.body).toMatchObject({ version: 2, alt: 'The gate' })
})
