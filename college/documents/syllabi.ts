import type { StartingSheet } from 'contract/content/library/starting-files'
import { session } from '../academic-year.ts'
import { courses } from '../starting-content/courses.ts'
import { university } from '../starting-content/facts.ts'

/** By the name of the document. */
export const syllabi: readonly (readonly [string, StartingSheet])[] = courses.map((course) => [
  course.syllabus ?? '',
  {
    title: `Syllabus ${course.title} ${session}`,
    language: 'en',
    subtitle: `${course.fullTitle}, ${course.duration}`,
    blocks: [
      { text: course.summary },
      { heading: 'Papers' },
      { list: course.subjects.map(({ name }) => name) },
      ...course.years.flatMap(({ name, text }) => [{ heading: name }, { text }]),
      {
        text: course.affiliation
          ? 'The full syllabus is that of the state’s examination authority for teacher education.'
          : `The full syllabus with units, hours and reading lists is on the portal of ${university.name}.`,
      },
    ],
  },
])
