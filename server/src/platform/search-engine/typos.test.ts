import { expect, test } from 'vitest'
import { isExactCode } from './codes.ts'
import { isLikelyTypo } from './typos.ts'

test.each([
  ['bped', 'bed'],
  ['mped', 'med'],
  ['mped', 'moped'],
  ['ncte', 'note'],
  ['cbse', 'case'],
  ['bpes', 'bpos'],
  ['mbbs', 'mbs'],
  ['neet', 'net'],
  ['cuet', 'cut'],
  ['clat', 'chat'],
  ['btech', 'tech'],
  ['mtech', 'btech'],
  ['mpharm', 'pharm'],
  ['ncert', 'cert'],
  ['nptel', 'hotel'],
  ['bams', 'beams'],
  ['iqac', 'isac'],
  ['bcmo', 'bcom'],
])('%s is a code, and is not corrected to %s', (typed, other) => {
  expect(!isExactCode(typed) && isLikelyTypo(typed, other)).toBe(false)
})

test.each([
  ['exma', 'exam'],
  ['eaxm', 'exam'],
  ['feees', 'fees'],
  ['fese', 'fees'],
  ['reslt', 'result'],
  ['rsult', 'result'],
  ['hostl', 'hostel'],
  ['ntoice', 'notice'],
  ['metit', 'merit'],
  ['corse', 'course'],
  ['schlrship', 'scholarship'],
  ['compter', 'computer'],
])('%s may be corrected to %s', (typed, meant) => {
  expect(!isExactCode(typed) && isLikelyTypo(typed, meant)).toBe(true)
})

test.each([
  'बीपीएड',
  'बीएड',
  'एमकॉम',
  'यूजीसी',
  'एनसीटीई',
  'bed',
  'ctet',
  '2027',
  'ba2',
])('%s is not corrected', (typed) => {
  expect(isExactCode(typed)).toBe(true)
})

test.each(['परणम', 'बए', 'exam', 'result'])('%s may be a typo', (typed) => {
  expect(isExactCode(typed)).toBe(false)
})
