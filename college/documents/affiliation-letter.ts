import type { StartingSheet } from 'contract/content/library/starting-files'
import { sessionBegins } from '../academic-year.ts'
import { courses } from '../starting-content/courses.ts'
import { startingFacts, university } from '../starting-content/facts.ts'

export const affiliationLetter: StartingSheet = {
  title: 'Affiliation letter from the university',
  language: 'en',
  subtitle: `${university.name} to ${startingFacts.name}, college code ${university.collegeCode}`,
  blocks: [
    {
      text: `The affiliation of the college, first granted in ${startingFacts.established}, is continued from July 1, ${sessionBegins - 1} to June 30, ${sessionBegins + 4} for the courses and seats below.`,
    },
    {
      columns: [
        { title: 'Course', share: 22 },
        { title: 'Full name', share: 58 },
        { title: 'Seats', share: 20, isNumber: true },
      ],
      rows: courses
        .filter(({ affiliation }) => !affiliation)
        .map(({ title, fullTitle, seats }) => [title, fullTitle, seats ?? '']),
    },
    {
      text: 'D.El.Ed. (B.T.C.) is recognised by the National Council for Teacher Education and examined by the state; it needs no affiliation to the university. B.A.LL.B. also has the approval of the Bar Council of India, and B.Ed. the recognition of the National Council for Teacher Education.',
    },
    {
      text: 'This copy is a sample. A college that uses this website replaces it with the letter of its own university.',
    },
  ],
}
