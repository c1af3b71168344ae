import type { CourseText } from './course-text.ts'

export const computing = {
  'b.c.a.': {
    duration: '3 years',
    eligibility: 'TEXT',
    summary: 'TEXT',
    description: ['TEXT'],
    subjects: ['TEXT'],
    years: [{ name: 'First year', text: 'TEXT' }],
    careerProspects: [{ name: 'TEXT', text: 'TEXT' }],
    facilities: [{ name: 'TEXT', text: 'TEXT' }],
    picture: 'course-bca',
  },
} as const satisfies Record<string, CourseText>
