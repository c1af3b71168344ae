import { expect, test } from 'vitest'
import { createTranslator } from './translator'

const { translate, translateIn, translateParts } = createTranslator({
  texts: {
    Notices: 'सूचनाएँ',
    Apply: 'आवेदन करें',
    'Apply@button': 'लागू करें',
    'Showing # to # of #': 'कुल $3 में से $1 से $2',
    'Open until [date]': '$1 तक खुला',
    'Search: …': 'खोज: $1',
    '# results for “…”.': '“=2” के लिए $1 परिणाम।',
    '# pages': '$1 पृष्ठ',
    English: 'अंग्रेज़ी',
  },
  sentences: {
    'Welcome to|…': '$1 में स्वागत है',
    'All|#|notices': 'सभी $1 सूचनाएँ',
    'Agree to the|…|.': '$1 से सहमत हूँ।',
    '…|is in the trash': '=1 रद्दी में है',
  },
  written: (text) => (text === 'May 1' ? '1 मई' : undefined),
})

test('a text is found as a whole, with the spaces around it', () => {
  expect(translate('Notices')).toBe('सूचनाएँ')
  expect(translate(' Notices ')).toBe(' सूचनाएँ ')
  expect(translate(' · Notices')).toBe(' · सूचनाएँ')
  expect(translate('Notices of the library')).toBeUndefined()
  expect(translate('12 · 5')).toBeUndefined()
})

test('numbers, dates and other values keep their place in the translation', () => {
  expect(translate('Showing 1 to 20 of 1,205')).toBe('कुल 1,205 में से 1 से 20')
  expect(translate('Showing some to 20 of 30')).toBeUndefined()
  expect(translate('Open until May 1')).toBe('1 मई तक खुला')
  expect(translate('Open until further notice')).toBeUndefined()
  expect(translate('Search: Notices')).toBe('खोज: सूचनाएँ')
  expect(translate('Search: rooms')).toBe('खोज: rooms')
})

test('what somebody typed is not translated', () => {
  expect(translate('5 results for “Notices”.')).toBe('“Notices” के लिए 5 परिणाम।')
})

test('a list is translated: between commas if nothing of it stays in English', () => {
  expect(translate('PDF, 2 pages, 36 kB, English')).toBe('PDF, 2 पृष्ठ, 36 kB, अंग्रेज़ी')
  expect(translate('Notices, rooms')).toBeUndefined()
  expect(translate('rooms · 2 pages')).toBe('rooms · 2 पृष्ठ')
  expect(translate('rooms · halls')).toBeUndefined()
})

test('one text may have two translations, by where it stands', () => {
  expect(translateIn('button', 'Apply')).toBe('लागू करें')
  expect(translateIn('a', 'Apply')).toBe('आवेदन करें')
})

test('elements and values take their place in a sentence', () => {
  const link = { type: 'a' }
  expect(translateParts(['Welcome to ', 'College'])).toEqual(['College', ' में स्वागत है'])
  expect(translateParts(['All ', 5, ' notices'])).toEqual(['सभी ', '5', ' सूचनाएँ'])
  expect(translateParts(['Agree to the', ' ', link, false, '.'])).toEqual([link, ' से सहमत हूँ।'])
  expect(translateParts([link, 'Notices'])).toEqual([link, 'सूचनाएँ'])
  expect(translateParts(['Notices', ' is in the trash'])).toEqual(['Notices', ' रद्दी में है'])
  expect(translateParts([link, ['Notices', link]])).toEqual([link, ['सूचनाएँ', link]])
  // A heading that only begins like a sentence is the college's.
  expect(translate('Welcome to the library')).toBeUndefined()
  expect(translateParts(['Welcome to the library', link])).toEqual(['Welcome to the library', link])
})
