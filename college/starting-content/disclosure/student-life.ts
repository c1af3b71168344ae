import { ofGroup, pageLink } from './starting-item.ts'

export const studentLifeItems = ofGroup('student-life', [
  {
    title: 'Hostel',
    slug: 'hostel',
    explanation: 'Rooms, rules and fees of the hostel.',
    links: [pageLink('Hostel and transport', '/pages/hostel-and-transport')],
  },
  {
    title: 'Sports, NCC and NSS',
    slug: 'sports-ncc-nss',
    explanation: 'What students can take part in, and who leads it.',
  },
  {
    title: 'Placement',
    slug: 'placement',
    explanation: 'The placement cell, what it does, and where students have gone.',
  },
  {
    title: 'Alumni',
    slug: 'alumni',
    explanation: 'The association of former students, and how to join it.',
    links: [pageLink('Alumni', '/pages/alumni')],
  },
])
