import type { CourseText } from './with-admission.ts'

export const btc: CourseText = {
  title: 'B.T.C. (D.El.Ed.)',
  fullTitle: 'Diploma in Elementary Education',
  slug: 'b.t.c.',
  group: 'professional',
  summary:
    'The state’s diploma for teachers of Classes 1 to 5. B.T.C. is the older name; the diploma is now called D.El.Ed.',
  picture: 'course-btc',
  gallery: [],
  duration: '2 years (4 semesters)',
  durationYears: '2',
  eligibility:
    'Bachelor’s degree with 50% marks (45% for reserved categories), by state merit list',
  affiliation: 'Examined and awarded by the state',
  description: [
    {
      _key: 'paragraph-1',
      text: 'B.T.C. and D.El.Ed. are the same course. It was known for decades as the Basic Training Certificate; today the state awards it as the Diploma in Elementary Education, D.El.Ed. Many people still ask for it by the old name, so we keep both.',
    },
    {
      _key: 'paragraph-2',
      text: 'The diploma is meant for the first school years, when children learn to read, to count and to be in a class at all. Much of the work is practical: songs, stories, slates, counters and the patience to try a third way when two have failed.',
    },
    {
      _key: 'paragraph-3',
      text: 'The state decides on syllabus, examination and seats. Its council of educational research and training writes the syllabus, its examination authority holds the four semester examinations, and its counselling gives out the seats in order of merit.',
    },
  ],
  subjects: [
    {
      _key: 'subject-1',
      name: 'Child Development and Learning',
    },
    {
      _key: 'subject-2',
      name: 'Principles of Teaching and Learning',
    },
    {
      _key: 'subject-3',
      name: 'Teaching of Hindi',
    },
    {
      _key: 'subject-4',
      name: 'Teaching of Mathematics',
    },
    {
      _key: 'subject-5',
      name: 'Teaching of Environmental Studies',
    },
    {
      _key: 'subject-6',
      name: 'Early Literacy and Numeracy',
    },
    {
      _key: 'subject-7',
      name: 'Inclusive Education',
    },
    {
      _key: 'subject-8',
      name: 'Elementary Education in India',
    },
    {
      _key: 'subject-9',
      name: 'Arts, Music and Physical Education',
    },
  ],
  years: [
    {
      _key: 'year-1',
      name: 'First year',
      text: 'You study how children between six and eleven develop, and go again through the school’s own Hindi, mathematics, science and social studies, this time asking how each step can be taught. Sanskrit or Urdu, English, computing, art and physical education complete the timetable. In the internship of each semester you first watch and assist, then take single periods. Simple reading and number kits are made by hand and used the next day.',
    },
    {
      _key: 'year-2',
      name: 'Second year',
      text: 'Early literacy and numeracy, inclusion, school management and assessment move to the front. You take over a class for several weeks in a primary school, keep its register and plan for children of different ages in one room. A case study follows one child who finds reading difficult. After the fourth semester examination you can sit the recruitment tests.',
    },
  ],
  careerProspects: [
    {
      _key: 'career-1',
      name: 'Assistant teacher in primary schools',
      text: 'With Paper I of UPTET or CTET you can apply for Classes 1 to 5 in council schools, when the state announces a recruitment.',
    },
    {
      _key: 'career-2',
      name: 'Upper primary teacher',
      text: 'Graduates with the diploma may also sit Paper II and apply for Classes 6 to 8 in the subjects of their degree.',
    },
    {
      _key: 'career-3',
      name: 'Private primary schools',
      text: 'Schools affiliated to CBSE and to the state board ask for the diploma for their primary wing.',
    },
    {
      _key: 'career-4',
      name: 'Pre-primary and foundation years',
      text: 'Nursery and balvatika classes need teachers who know play-based methods; some posts ask for an additional certificate.',
    },
    {
      _key: 'career-5',
      name: 'Literacy and child programmes',
      text: 'Foundations and government missions employ trained teachers as block-level trainers and mentors.',
    },
  ],
  facilities: [
    {
      _key: 'facility-1',
      name: 'Model classroom',
      text: 'Small tables, a reading corner, building blocks and an alphabet frieze, set up as in a good primary school.',
    },
    {
      _key: 'facility-2',
      name: 'Nearby primary schools',
      text: 'Council schools in and around Rampur Khurd take our students for each semester’s internship.',
    },
    {
      _key: 'facility-3',
      name: 'Children’s library',
      text: 'Picture books and graded readers in Hindi, English and Urdu, for practice in reading aloud.',
    },
    {
      _key: 'facility-4',
      name: 'Toy and material workshop',
      text: 'Paper, cloth, seeds and bottle caps become counters, clocks and puppets under a teacher’s eye.',
    },
  ],
  departmentKeyword: 'Trade',
}
