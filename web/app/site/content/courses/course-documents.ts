import type { Course } from 'contract/content/courses'

export const documentsOf = ({ syllabus, prospectus }: Course) =>
  [
    { _key: 'syllabus', label: 'Syllabus', called: 'the syllabus', file: syllabus },
    { _key: 'prospectus', label: 'Prospectus', called: 'the prospectus', file: prospectus },
  ].filter(({ file }) => file)
