import { expect, test } from 'vitest'
import { textLanguage } from './text-language.ts'

const hindi = 'बी.ए. प्रथम सेमेस्टर का परीक्षाफल घोषित किया जाता है। छात्र कार्यालय में संपर्क करें।'
const english = 'The result of the first semester is declared. Students are to come to the office.'

test.each([
  ['Hindi that a word processor marks as English', hindi, 'en-US', 'hi'],
  ['Marathi, which is written as Hindi is', hindi, 'mr', 'mr'],
  ['English without a language in the file', english, undefined, 'en'],
  ['more Hindi than English', `${hindi} ${hindi} B.A. result`, undefined, 'hi'],
  [
    'French, as the file says',
    'Le résultat du premier semestre est déclaré à tous les étudiants.',
    'fr',
    'fr',
  ],
  ['an unknown language in Latin letters', 'xkcd '.repeat(40), undefined, undefined],
  ['a scan whose file has a language', '', 'hi-IN', 'hi'],
  ['a file with an invalid language', '', 'x y z', undefined],
])('%s is recognized by its letters', (_, text, message, language) => {
  expect(textLanguage(text, message)).toBe(language)
})
