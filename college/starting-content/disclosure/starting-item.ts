import type { ContentOf } from 'contract/content/types'

type Item = ContentOf<'disclosureItem'>

export const selfDisclosure =
  'UGC Guidelines on Public Self-Disclosure by Higher Education Institutions, 2024'
export const grievances = 'UGC (Redressal of Grievances of Students) Regulations, 2023'
export const ragging =
  'UGC Regulations on Curbing the Menace of Ragging in Higher Educational Institutions, 2009'

type Begun = Pick<Item, 'title' | 'slug' | 'group' | 'explanation'> & Partial<Item>

export const startingItem = (item: Begun): Item => ({
  basis: 'recommended',
  rule: selfDisclosure,
  standing: 'applies',
  body: { type: 'doc', content: [{ type: 'paragraph' }] },
  documents: [],
  links: [],
  ...item,
})

export const ofGroup = (group: string, items: readonly Omit<Begun, 'group'>[]): Item[] =>
  items.map((item) => startingItem({ ...item, group }))

export const pageLink = (label: string, place: string): Item['links'][number] => ({
  _key: place.replace(/\W+/g, '-').replace(/^-/, ''),
  label,
  place,
})
