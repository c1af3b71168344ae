import { searchSite } from 'contract/search/search'
import { expect, test } from 'vitest'
import { aNoticeOffice } from '../../../test/a-notice-office.ts'
import { addSound, hindiFor, type Sounds } from './romanised.ts'

const words = 'छात्रवृत्ति प्रवेश परिणाम प्रणाम पुस्तकालय समय सारणी विज्ञान शुल्क परीक्षा संपर्क पता'.split(' ')
const sounds: Sounds = new Map()
for (const word of words) addSound(sounds, word)

test.each([
  ['छात्रवृत्ति', 'chhatravritti chatravriti chatravrutti chaatravritti chhatrvriti'],
  ['प्रवेश', 'pravesh praves parvesh pravesha'],
  ['पुस्तकालय', 'pustakalaya pustakalay pustkalay'],
  ['सारणी', 'sarani saarni sarini'],
  ['विज्ञान', 'vigyan vigyaan vijnan wigyan'],
  ['शुल्क', 'shulk sulk shulka'],
  ['परीक्षा', 'pariksha pareeksha pariksa parixa'],
  ['संपर्क', 'sampark sanpark'],
])('%s is meant by %s', (hindi, typed) => {
  for (const word of typed.split(' '))
    expect([word, hindiFor(sounds, word)]).toEqual([word, [hindi]])
})

test('of words with the same consonants, the nearest vowels count, and short words must fit', () => {
  expect(hindiFor(sounds, 'parinam')).toEqual(['परिणाम'])
  expect(hindiFor(sounds, 'pranam')).toEqual(['प्रणाम'])
  expect(hindiFor(sounds, 'pata')).toEqual(['पता'])
  expect(hindiFor(sounds, 'pet')).toEqual([])
  expect(hindiFor(sounds, 'समय')).toEqual([])
})

test('one letter, repeated, is no Hindi word', () => {
  addSound(sounds, 'जी')
  expect(hindiFor(sounds, 'jii')).toEqual(['जी'])
  expect(hindiFor(sounds, 'zzzz')).toEqual([])
})

test('Hindi typed in Latin letters finds Hindi only where nothing has the words as typed', async () => {
  const { add, visitor, withdraw } = await aNoticeOffice()
  const find = async (q: string) =>
    (await visitor(searchSite, { query: { q } })).groups.flatMap(({ found }) =>
      found.map(({ title }) => title.map(({ text }) => text).join('')),
    )
  await add('मेधावी विद्यार्थियों का सम्मान')
  expect(await find('medhavi vidyarthiyon')).toEqual(['मेधावी विद्यार्थियों का सम्मान'])
  await add('Medhavi')
  expect(await find('medhavi')).toEqual(['Medhavi'])

  const gone = await add('मृदंगम')
  await add('मृदंगिम')
  expect(await find('mridangam')).toEqual(['मृदंगम'])
  await withdraw(gone._id)
  expect(await find('mridangam')).toEqual(['मृदंगिम'])
})
