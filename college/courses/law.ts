import type { CourseText } from './course-text.ts'

export const law = {
  'b.a.l.l.b.': {
    duration: '5 years',
    eligibility: 'TEXT',
    summary: 'TEXT',
    description: ['TEXT'],
    subjects: ['TEXT'],
    years: [{ name: 'First year', text: 'TEXT' }],
    careerProspects: [{ name: 'TEXT', text: 'TEXT' }],
    facilities: [{ name: 'TEXT', text: 'TEXT' }],
    picture: 'course-law',
    gallery: ['law-gallery-1', 'law-gallery-2', 'law-gallery-3', 'law-gallery-4'],
  },
} as const satisfies Record<string, CourseText>
