import type { CourseText } from './with-admission.ts'

export const bsc: CourseText = {
  title: 'B.Sc.',
  fullTitle: 'Bachelor of Science',
  slug: 'b.sc.',
  group: 'other',
  summary:
    'Physics, chemistry, mathematics, the life sciences or computing, taught in lectures and in weekly laboratory hours.',
  picture: 'course-bsc',
  gallery: [],
  duration: '3 years (6 semesters)',
  durationYears: '3',
  eligibility: '10+2 in science with Mathematics or Biology, according to the chosen group',
  description: [
    {
      _key: 'paragraph-1',
      text: 'A B.Sc. teaches you to ask a question of nature and to trust the answer only after measuring. Three groups are open: Physics, Chemistry and Mathematics; Botany, Zoology and Chemistry; and Physics, Mathematics and Computer Science. The group follows from the subjects you had in Class 12.',
    },
    {
      _key: 'paragraph-2',
      text: 'Every science subject with a practical paper has its own laboratory hours each week. You keep a record book from the first day, and it is examined together with the experiment. Marks are divided between the theory paper, the practical and the internal tests of the semester.',
    },
    {
      _key: 'paragraph-3',
      text: 'Vocational courses make room for things that employers near the college ask for, such as water and soil testing, mushroom growing, electrical maintenance or programming. Students of all groups take a paper on environmental studies.',
    },
  ],
  subjects: [
    {
      _key: 'subject-1',
      name: 'Physics',
    },
    {
      _key: 'subject-2',
      name: 'Chemistry',
    },
    {
      _key: 'subject-3',
      name: 'Mathematics',
    },
    {
      _key: 'subject-4',
      name: 'Botany',
    },
    {
      _key: 'subject-5',
      name: 'Zoology',
    },
    {
      _key: 'subject-6',
      name: 'Computer Science',
    },
    {
      _key: 'subject-7',
      name: 'Analytical Techniques',
    },
    {
      _key: 'subject-8',
      name: 'Environmental Studies',
    },
    {
      _key: 'subject-9',
      name: 'Statistics',
    },
  ],
  years: [
    {
      _key: 'year-1',
      name: 'First year',
      text: 'Lectures cover mechanics and thermal physics, atomic structure and basic organic chemistry, calculus and algebra, or the diversity of plants and animals. In the laboratory you learn to weigh, titrate, mount and draw, to estimate error and write it down honestly. A bridge course in the first month helps students from Hindi-medium schools with terms and with mathematics. Two internal tests and a practical examination come before the university papers.',
    },
    {
      _key: 'year-2',
      name: 'Second year',
      text: 'Electricity and optics, reaction mechanisms and physical chemistry, differential equations, or cell biology, genetics and physiology fill the year. Experiments become longer and need planning, for example an unknown salt, a Zener diode curve or an onion root-tip squash. Life science students collect specimens on a field excursion and prepare a herbarium or a survey of birds and insects. A vocational course ends with a demonstration.',
    },
    {
      _key: 'year-3',
      name: 'Third year',
      text: 'You go deeper into two subjects: quantum physics and electronics, spectroscopy and coordination compounds, analysis and linear algebra, or ecology, molecular biology and evolution. A project of one semester replaces ready-made experiments: you choose a question, build or borrow the apparatus and present a poster at the science exhibition. Teachers hold problem classes for IIT JAM and CUET (PG). A viva on the project is part of the final examination.',
    },
  ],
  careerProspects: [
    {
      _key: 'career-1',
      name: 'Master’s study',
      text: 'IIT JAM, CUET (PG) and university tests lead to an M.Sc.; students with Mathematics may also sit NIMCET for an MCA.',
    },
    {
      _key: 'career-2',
      name: 'Quality control',
      text: 'Food, pharmaceutical, paint and water companies employ graduates to test raw material and finished goods.',
    },
    {
      _key: 'career-3',
      name: 'Teaching science',
      text: 'With a B.Ed. and a teacher eligibility test you can teach science or mathematics from Class 6 to Class 10.',
    },
    {
      _key: 'career-4',
      name: 'Forest and field services',
      text: 'The Indian Forest Service examination asks for a degree with a science such as Botany, Zoology, Chemistry, Physics or Mathematics; states recruit range officers in a similar way.',
    },
    {
      _key: 'career-5',
      name: 'Defence and public examinations',
      text: 'Graduates may sit CDS, AFCAT, SSC CGL and the bank examinations, where a trained hand at numbers helps.',
    },
    {
      _key: 'career-6',
      name: 'Data and computing work',
      text: 'Mathematics and Computer Science students move into testing, support and data analysis, often with a short certificate.',
    },
  ],
  facilities: [
    {
      _key: 'facility-1',
      name: 'Physics laboratory',
      text: 'Optical benches, electrical bridges and electronics kits, with a dark room for experiments on light.',
    },
    {
      _key: 'facility-2',
      name: 'Chemistry laboratory',
      text: 'Renovated benches with fume cupboards, and an instrument room with balances, pH meters and a colorimeter.',
    },
    {
      _key: 'facility-3',
      name: 'Botany and zoology laboratories',
      text: 'A microscope for each student, permanent slides, a museum of specimens and a herbarium.',
    },
    {
      _key: 'facility-4',
      name: 'Botanical garden',
      text: 'Medicinal plants, a fern house and a small pond, used for identification and ecology practicals.',
    },
    {
      _key: 'facility-5',
      name: 'Computer laboratory',
      text: 'Machines with compilers, spreadsheet and plotting software for numerical methods and projects.',
    },
  ],
  departmentKeyword: 'Science',
}
