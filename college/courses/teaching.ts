import type { CourseText } from './course-text.ts'

export const teaching = {
  'b.ed.': {
    duration: '2 years',
    eligibility: 'TEXT',
    summary: 'TEXT',
    description: ['TEXT'],
    subjects: ['TEXT'],
    years: [{ name: 'First year', text: 'TEXT' }],
    careerProspects: [{ name: 'TEXT', text: 'TEXT' }],
    facilities: [{ name: 'TEXT', text: 'TEXT' }],
    picture: 'course-bed',
  },
  'b.t.c.': {
    duration: '2 years',
    eligibility: 'TEXT',
    summary: 'TEXT',
    description: ['TEXT'],
    subjects: ['TEXT'],
    years: [{ name: 'First year', text: 'TEXT' }],
    careerProspects: [{ name: 'TEXT', text: 'TEXT' }],
    facilities: [{ name: 'TEXT', text: 'TEXT' }],
    picture: 'course-btc',
  },
} as const satisfies Record<string, CourseText>
