import { deleteMember, listMemberEntries, updateMember } from 'contract/people/faculty'
import { getMemberPage } from 'contract/people/member-page'
import { aMemberForm } from 'testing/member-form.ts'
import { expect, test } from 'vitest'
import { enterMember } from '../../../test/enter-member.ts'
import { aTableOffice, lines } from '../../../test/table-calls.ts'
import { testApp, verifiedCookie } from '../../../test/test-app.ts'

async function aStaff(...names: string[]) {
  const site = await testApp()
  const ids = new Map<string, string>()
  for (const name of names) ids.set(name, await enterMember(site.deps, { name }))
  const call = await site.signIn()
  return {
    ...site,
    call,
    rename: async (name: string, to: string) => {
      const { photo: _, ...body } = await aMemberForm({ name: to })
      await call(updateMember, { params: { _id: ids.get(name) ?? '' }, body })
    },
    erase: async (name: string) => {
      const headers = { cookie: await verifiedCookie(site.app) }
      const url = deleteMember.url.replace(':_id', ids.get(name) ?? '')
      expect((await site.app.inject({ method: 'DELETE', url, headers })).statusCode).toBe(200)
    },
    /** Who has an address, and its current form. */
    at: async (slug = '') => {
      const result = site.visitor(getMemberPage, { params: { slug } })
      const page = await result.catch(() => undefined)
      return page && `${page.name} at ${page.slug}`
    },
    slugs: async () => {
      const { entries } = await call(listMemberEntries)
      return Object.fromEntries(entries.map(({ name, slug }) => [name, slug]))
    },
  }
}

test('an address is the name without titles and degrees, in Latin letters, and unique', async () => {
  const { slugs } = await aStaff(
    'Dr. Anita K. Rao, Ph.D.',
    'Prof. (Dr.) ANITA K RAO',
    'Shri Anita K. Rao',
    'Zoë D’Souza-Łoś',
    'मीरा नायर',
    '…',
    'Prof. Dr.',
  )

  const { 'मीरा नायर': hindi, ...latin } = await slugs()
  expect(latin).toEqual({
    'Dr. Anita K. Rao, Ph.D.': 'anita-k-rao',
    'Prof. (Dr.) ANITA K RAO': 'anita-k-rao-2',
    'Shri Anita K. Rao': 'anita-k-rao-3',
    'Zoë D’Souza-Łoś': 'zoe-d-souza-los',
    '…': 'member',
    'Prof. Dr.': 'prof-dr',
  })
  expect(hindi).toMatch(/^[a-z]+-[a-z]+$/)
})

test('if too many people share a name, the address ends with the id', async () => {
  const { at } = await aStaff(...Array.from({ length: 21 }, () => 'Asha Rao'))

  expect(await at('asha-rao-20')).toBe('Asha Rao at asha-rao-20')
  expect(await at('asha-rao-21')).toBeUndefined()
})

test('a new name as long as the old one gives a new address, though the old one has a number', async () => {
  const { rename, at, slugs } = await aStaff('Dr. Asha Rao', 'Asha Rao')
  await rename('Asha Rao', 'Ravi Rao')

  expect(await slugs()).toEqual({ 'Dr. Asha Rao': 'asha-rao', 'Ravi Rao': 'ravi-rao' })
  expect(await at('asha-rao-2')).toBe('Ravi Rao at ravi-rao')
})

test('a new name gives a new address, to which the old one redirects, and changing it back restores the old one', async () => {
  const { rename, at, slugs } = await aStaff('Meera Nair')

  await rename('Meera Nair', 'Dr. Meera Nair')
  expect(await slugs()).toEqual({ 'Dr. Meera Nair': 'meera-nair' })
  await rename('Meera Nair', 'Dr. Meera Nair Iyer')
  expect(await at('meera-nair')).toBe('Dr. Meera Nair Iyer at meera-nair-iyer')
  expect(await at('meera-nair-iyer')).toBe('Dr. Meera Nair Iyer at meera-nair-iyer')

  await rename('Meera Nair', 'Meera Nair')
  expect(await at('meera-nair-iyer')).toBe('Meera Nair at meera-nair')
})

test('nobody gets an address that someone else has or had, even after they are deleted', async () => {
  const { deps, rename, erase, at } = await aStaff('Asha Rao', 'Ravi Sen')
  await rename('Asha Rao', 'Asha Iyer')
  await enterMember(deps, { name: 'Asha Rao' })
  expect(await at('asha-rao')).toBe('Asha Iyer at asha-iyer')
  expect(await at('asha-rao-2')).toBe('Asha Rao at asha-rao-2')

  await erase('Ravi Sen')
  await enterMember(deps, { name: 'Ravi Sen' })
  expect([await at('ravi-sen'), await at('ravi-sen-2')]).toEqual([
    undefined,
    'Ravi Sen at ravi-sen-2',
  ])
})

test('imported people have addresses, and an import that changes no name changes no address', async () => {
  const site = await aStaff()
  const { importRows } = await aTableOffice(site)
  const columns = 'name,designation,department,specialization,education'
  const rest = 'Professor,B.A.,The history of law,Ph.D. (Pune)'
  await importRows('faculty', lines(columns, `Asha Rao,${rest}`, `Asha Rao,${rest}`))
  const { entries } = await site.call(listMemberEntries)
  expect(entries.map(({ slug }) => slug).toSorted()).toEqual(['asha-rao', 'asha-rao-2'])

  const [one] = entries
  const change = lines('_id,name,designation', `${one?._id},Prof. Asha Rao,Lecturer`)
  expect(await importRows('faculty', change)).toMatchObject({ message: 'Imported: 1 changed' })
  expect(await site.at(one?.slug)).toBe(`Prof. Asha Rao at ${one?.slug}`)
})
