import { searchSite } from 'contract/search'
import { expect, test } from 'vitest'
import { aNoticeOffice } from '../../test/a-notice-office.ts'
import { paragraph } from '../../test/a-page-editor.ts'
import { enterMember } from '../../test/enter-member.ts'
import { readQuery } from './query.ts'
import { saidOtherwise } from './said-otherwise.ts'

test('only what may be said otherwise is', () => {
  const ways = (typed: string) =>
    saidOtherwise(readQuery(typed))?.spellings.map((words) =>
      words.map(({ word }) => word).join(' '),
    )
  expect(ways('merit list')).toBeUndefined()
  expect(ways('how to')).toBeUndefined()
  expect(ways('merit list of the')).toContain('merit list')
  expect(ways('ba ka परीक्षा परिणाम')).toContain('ba result')
})

test('who asks as people speak finds it, and nothing changes where what was typed is found', async () => {
  const { add, visitor, deps } = await aNoticeOffice()
  await add('B.A. I semester result')
  await add('शीतकालीन अवकाश', { body: paragraph('25 दिसंबर से 1 जनवरी तक') })
  await add('Time table of the practical examinations')
  await add('Sir Ganga Ram lecture')
  await enterMember(deps, { name: 'Girish Pathak' })
  const ask = async (q: string) => {
    const { groups } = await visitor(searchSite, { query: { q } })
    return groups.flatMap(({ found }) =>
      found.map(({ title }) => title.map(({ text }) => text).join('')),
    )
  }
  const first = async (q: string) => (await ask(q))[0]

  expect(await first('b.a. result kab aayega')).toBe('B.A. I semester result')
  expect(await first('ba first semester ka result')).toBe('B.A. I semester result')
  expect(await first('ba परिणाम')).toBe('B.A. I semester result')
  expect(await first('winter chutti')).toBeUndefined()
  expect(await first('छुट्टी')).toBe('शीतकालीन अवकाश')
  expect(await first('25 december')).toBe('शीतकालीन अवकाश')
  expect(await first('timetable practical')).toBe('Time table of the practical examinations')
  expect(await first('Dr. Girish Pathak')).toBe('Girish Pathak')
  expect(await ask('pathak sir')).toEqual(['Girish Pathak'])
  // A word around it that is said is looked for.
  expect(await ask('sir')).toEqual(['Sir Ganga Ram lecture'])
})
