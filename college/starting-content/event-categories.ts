import type { ContentOf } from 'contract/content/types'

export const eventCategories = [
  { title: 'Academic', slug: 'academic' },
  { title: 'Cultural', slug: 'cultural' },
  { title: 'Sports', slug: 'sports' },
  { title: 'Workshop', slug: 'workshop' },
  { title: 'Lecture', slug: 'lecture' },
  { title: 'Placement', slug: 'placement' },
  { title: 'Community', slug: 'community' },
] as const satisfies readonly ContentOf<'eventCategory'>[]
