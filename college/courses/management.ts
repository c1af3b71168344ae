import type { CourseText } from './course-text.ts'

export const management = {
  'b.b.a.': {
    duration: '3 years',
    eligibility: 'TEXT',
    summary: 'TEXT',
    description: ['TEXT'],
    subjects: ['TEXT'],
    years: [{ name: 'First year', text: 'TEXT' }],
    careerProspects: [{ name: 'TEXT', text: 'TEXT' }],
    facilities: [{ name: 'TEXT', text: 'TEXT' }],
    picture: 'course-bba',
  },
} as const satisfies Record<string, CourseText>
