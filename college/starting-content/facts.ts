import type { Facts } from 'contract/content/facts'
import { textLink } from '../rich-text.ts'

/** Invented, like the college. Its portal is where students register, and see results and admit cards. */
export const university = {
  name: 'Upper Doab State University',
  shortName: 'UDSU',
  portal: 'https://portal.udsu.example',
  /** What the university calls the college in forms and on admit cards. */
  collegeCode: '417',
} as const

export const portalLink = textLink(university.portal.replace('https://', ''), university.portal)

export const startingFacts: Facts = {
  name: 'Aranya Degree College',
  shortName: 'Aranya',
  tagline: 'Learning rooted in place since 1995',
  description:
    'A non-profit degree college near the National Capital Region, founded in 1995. It teaches arts, science, commerce, management, computing, education and law.',
  established: '1995',
  affiliation: `Affiliated to ${university.name}`,
  street: 'Aranya Nagar, Canal Road',
  locality: 'Ghaziabad',
  region: 'Uttar Pradesh',
  postalCode: '201399',
  country: 'India',
  // A number that can't be dialled and a reserved domain, so that the placeholder reaches nobody.
  phones: [
    { _key: 'office', number: '+91 120 000 1995' },
    { _key: 'admissions', number: '+91 120 000 1996', whose: 'Admissions' },
    { _key: 'examinations', number: '+91 120 000 1997', whose: 'Examination Cell' },
  ],
  emails: [
    { _key: 'office', address: 'office@aranya-college.example' },
    { _key: 'admissions', address: 'admissions@aranya-college.example', whose: 'Admissions' },
  ],
  officeHours: 'Monday to Saturday, 9:00 AM – 4:00 PM',
  mapAddress: 'https://www.openstreetmap.org/?mlat=28.66&mlon=77.435#map=14/28.66/77.435',
  mapInside:
    'https://www.openstreetmap.org/export/embed.html?bbox=77.40%2C28.63%2C77.47%2C28.69&layer=mapnik&marker=28.66%2C77.435',
  mapName: 'OpenStreetMap',
  studentNote: 'Your information is used only for academic purposes.',
  social: [],
}
