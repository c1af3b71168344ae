import { fireEvent, render, screen } from '@testing-library/react'
import { imageNotAccepted } from 'contract/platform/pictures'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { stubObjectUrls } from '#test/stub-object-urls'
import { PictureInput } from './picture-field'

function Portrait() {
  const [file, setFile] = useState<File>()
  return (
    <PictureInput
      {...{ id: 'photo', name: 'photo', label: 'Photo', hint: 'Any', error: undefined, file }}
      onChange={setFile}
      onBlur={() => undefined}
    />
  )
}

test.each([
  ['phone.heic', 'image/heic', true],
  ['phone.avif', 'image/avif', false],
])('%s, which the browser can’t read, is rejected at once if the server can’t read it either', (name, type, isRejected) => {
  stubObjectUrls()
  render(<Portrait />)
  const files = [new File(['x'], name, { type })]
  fireEvent.change(screen.getByLabelText('Photo'), { target: { files } })
  fireEvent.error(screen.getByRole('img'))
  expect(screen.queryByText(imageNotAccepted) !== null).toBe(isRejected)
})
