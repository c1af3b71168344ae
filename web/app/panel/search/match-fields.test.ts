import { expect, test } from 'vitest'
import { matchFields } from './match-fields'

test.each([
  ['telephone', 'facts phones'],
  ['change the phone number', 'facts phones'],
  ['opening hours', 'facts officeHours'],
  ['office timings', 'facts officeHours'],
  ['email', 'facts emails'],
  ['ticker', 'home announcements'],
  ['latest news', 'home announcements'],
  ['slider', 'slides slides'],
  ['banners', 'slides slides'],
  ['home page photo', 'slides slides'],
  ['copyright', 'menus lastLine'],
  ['navigation', 'menus menu'],
  ['facebook', 'facts social'],
  ['google map', 'facts mapAddress'],
  ['principal’s message', 'campus leaders'],
  ['gallery photos', 'campus gallery'],
  ['timeline', 'about milestones'],
  ['motto', 'facts tagline'],
  ['phone badalna', 'facts phones'],
  ['whatsapp number', 'facts phones'],
  ['office ka samay', 'facts officeHours'],
  ['college ka pata', 'facts street'],
  ['youtube link', 'facts social'],
  ['slider photo change', 'slides slides'],
])('%s finds %s first', (q, field) => {
  const [found] = matchFields(q)
  expect(`${found?.type} ${found?.field}`).toBe(field)
})

test('no word, no field', () => {
  expect(matchFields('')).toEqual([])
  expect(matchFields('xyzzy')).toEqual([])
})
