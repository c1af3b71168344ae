import type { CourseText } from './course-text.ts'

export const science = {
  'b.sc.': {
    duration: '3 years',
    eligibility: 'TEXT',
    summary: 'TEXT',
    description: ['TEXT'],
    subjects: ['TEXT'],
    years: [{ name: 'First year', text: 'TEXT' }],
    careerProspects: [{ name: 'TEXT', text: 'TEXT' }],
    facilities: [{ name: 'TEXT', text: 'TEXT' }],
    picture: 'course-bsc',
  },
  'm.sc.': {
    duration: '2 years',
    eligibility: 'TEXT',
    summary: 'TEXT',
    description: ['TEXT'],
    subjects: ['TEXT'],
    years: [{ name: 'First year', text: 'TEXT' }],
    careerProspects: [{ name: 'TEXT', text: 'TEXT' }],
    facilities: [{ name: 'TEXT', text: 'TEXT' }],
    picture: 'course-msc',
  },
} as const satisfies Record<string, CourseText>
