import type { About } from 'contract/content/about'
import { university } from './facts.ts'

export const startingAbout: About = {
  history: [
    {
      _key: 'history-1',
      text: 'In the early nineties the nearest degree college was a long bus ride from the villages along the canal, and many students, most of them young women, gave up after Class 12. A group of teachers, farmers and traders formed a non-profit society, bought a mango orchard on Canal Road and opened Aranya Degree College in July 1995. The first classes, in arts and commerce, met in four rooms.',
    },
    {
      _key: 'history-2',
      text: 'The college grew one department at a time, as need and money allowed. Science came with its own laboratories, then teacher education, management and computing, postgraduate classes and the College of Law. The brick arcades of the main building were finished in stages, and some of the old mango trees still stand between them.',
    },
    {
      _key: 'history-3',
      text: 'Former students now teach in the district’s schools, run businesses in its market towns, argue in its courts and work in offices across the capital region. Many were the first in their family to hold a degree. The society has kept its rule from the beginning: every rupee of surplus goes back into rooms, books, salaries and scholarships.',
    },
  ],
  affiliation: [
    {
      _key: 'affiliation-1',
      text: `The college is affiliated to ${university.name}, which sets the syllabus, holds the examinations and confers the degrees. The programmes are B.A., B.Sc., B.Com., M.A., M.Com., M.Sc., B.B.A., B.C.A., B.A.LL.B., B.Ed. and D.El.Ed.`,
    },
    {
      _key: 'affiliation-2',
      text: 'Some programmes answer to a national or state body as well. B.Ed. and D.El.Ed. follow the norms of the National Council for Teacher Education, and D.El.Ed. is examined by the state’s own authority for teacher education. B.A.LL.B. follows the Rules of Legal Education of the Bar Council of India.',
    },
  ],
  values: [
    {
      _key: 'value-1',
      name: 'Open doors',
      text: 'A seat should not depend on what a family earns or on which language it speaks. The office helps every student apply for scholarships, and first-year teaching eases the step from Hindi-medium schools.',
    },
    {
      _key: 'value-2',
      name: 'Learning by doing',
      text: 'Experiments, moot courts, school internships and field surveys are part of the courses and count towards the result. Students should leave able to do what they were taught.',
    },
    {
      _key: 'value-3',
      name: 'Honest work',
      text: 'Attendance, internal marks and fees are recorded where students can check them. We teach how to quote a source, and we expect every project to be the student’s own.',
    },
    {
      _key: 'value-4',
      name: 'Care for the place',
      text: 'The campus was an orchard and should stay green. Volunteers look after the canal path and the adopted village, and each department waters the trees that it has planted.',
    },
  ],
  milestones: [
    {
      _key: 'year-1',
      year: '1995',
      text: 'The college opens with B.A. and B.Com. in four rooms on Canal Road.',
    },
    { _key: 'year-2', year: '1999', text: 'B.Sc. begins, and the first laboratories are built.' },
    {
      _key: 'year-3',
      year: '2003',
      text: 'The Department of Education admits its first B.Ed. students.',
    },
    {
      _key: 'year-4',
      year: '2006',
      text: 'B.B.A. and B.C.A. start the College of Professional Studies.',
    },
    {
      _key: 'year-5',
      year: '2009',
      text: 'M.A., M.Com. and M.Sc. make postgraduate study possible on campus.',
    },
    {
      _key: 'year-6',
      year: '2012',
      text: 'The College of Law opens with B.A.LL.B., a moot court hall and a library.',
    },
    {
      _key: 'year-7',
      year: '2015',
      text: 'Elementary teacher training begins; B.Ed. becomes a two-year course.',
    },
    {
      _key: 'year-8',
      year: '2021',
      text: 'Undergraduate courses move to semesters and credits under the National Education Policy.',
    },
  ],
  aboveValues: 'Our values',
  invitationTitle: 'Join Our Community',
  invitation:
    'Read what a law student learns in five years, or ask the office which course suits you.',
  invitationLabel: 'Explore Law',
  invitationPlace: '/courses/law',
}
