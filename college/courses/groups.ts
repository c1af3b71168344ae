import type { CourseGroupType } from '../course-list.ts'
import type { CourseGroupText } from './course-text.ts'

export const courseGroupTexts: Record<CourseGroupType, CourseGroupText> = {
  other: {
    summary: 'TEXT',
    description: ['TEXT'],
    facilities: [{ name: 'TEXT', text: 'TEXT' }],
    picture: 'group-other',
  },
  professional: {
    summary: 'TEXT',
    description: ['TEXT'],
    facilities: [{ name: 'TEXT', text: 'TEXT' }],
    picture: 'group-professional',
  },
  law: {
    summary: 'TEXT',
    description: ['TEXT'],
    facilities: [{ name: 'TEXT', text: 'TEXT' }],
    picture: 'group-law',
  },
}
