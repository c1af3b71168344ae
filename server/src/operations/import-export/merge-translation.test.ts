import type { ContentData } from 'contract/content/data'
import { textHash } from 'contract/content/translations/text-hash'
import { contentTypes } from 'contract/content/types'
import { expect, test } from 'vitest'
import { mergeTranslation } from './merge-translation.ts'

const { fields } = contentTypes.page
const english = { title: 'Library' }
const hindi = (text: string, ...of: string[]) => ({ title: { text, of: of.map(textHash) } })
const merge = (here: ContentData, packed: ContentData) =>
  mergeTranslation(fields, english, { here, packed })

test('a text not yet translated here is imported from the package', () => {
  const packed = hindi('पुस्तकालय', 'Library')
  expect(merge({}, packed)).toEqual({ data: packed, different: [], outdated: [] })
})

test('what is current here stays, and a difference is reported', () => {
  const here = hindi('वाचनालय', 'Library')
  expect(merge(here, hindi('पुस्तकालय', 'Library'))).toEqual({
    ...{ data: here, outdated: [] },
    different: ['Title'],
  })
  expect(merge(here, hindi('वाचनालय', 'Library', 'The library')).different).toEqual([])
})

test('what is out of date here comes from the package, unless that is out of date, too', () => {
  const here = hindi('वाचनालय', 'Reading room')
  const packed = hindi('पुस्तकालय', 'Library')
  expect(merge(here, packed).data).toEqual(packed)
  expect(merge(here, hindi('ग्रंथालय', 'Books')).data).toEqual(here)
  expect(merge({}, hindi('ग्रंथालय', 'Books'))).toMatchObject({ outdated: ['Title'] })
})

test('Hindi that was confirmed elsewhere stays valid for the English here', () => {
  const here = hindi('पुस्तकालय', 'Libary')
  expect(merge(here, hindi('पुस्तकालय', 'Library')).data).toEqual(
    hindi('पुस्तकालय', 'Libary', 'Library'),
  )
})
