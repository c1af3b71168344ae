import type { CourseText } from './with-admission.ts'

export const bed: CourseText = {
  title: 'B.Ed.',
  fullTitle: 'Bachelor of Education',
  slug: 'b.ed.',
  group: 'professional',
  summary:
    'The degree for secondary teachers: how children learn, how to teach two school subjects, and twenty weeks in schools.',
  picture: 'course-bed',
  gallery: [],
  duration: '2 years (4 semesters)',
  durationYears: '2',
  eligibility:
    'Bachelor’s or master’s degree with 50% marks for general and OBC candidates; relaxation for SC and ST by state rules',
  description: [
    {
      _key: 'paragraph-1',
      text: 'The B.Ed. prepares graduates to teach in Classes 6 to 12. It joins three things: the study of children and of education in India, the method of teaching the subjects of your own degree, and long, supervised practice in schools.',
    },
    {
      _key: 'paragraph-2',
      text: 'The course follows the norms of the National Council for Teacher Education. Over the two years you spend about twenty weeks in schools, four in the first year and sixteen in the second, in one of our twenty partner schools. Admission is through the state’s joint entrance examination and counselling.',
    },
    {
      _key: 'paragraph-3',
      text: 'Attendance is stricter than in other degrees: 80% in the courses and 90% in the school internship. Please note that for posts in Classes 1 to 5 the recognised qualification is the D.El.Ed., as the Supreme Court confirmed in 2023.',
    },
  ],
  subjects: [
    {
      _key: 'subject-1',
      name: 'Childhood and Growing Up',
    },
    {
      _key: 'subject-2',
      name: 'Contemporary India and Education',
    },
    {
      _key: 'subject-3',
      name: 'Learning and Teaching',
    },
    {
      _key: 'subject-4',
      name: 'Pedagogy of Two School Subjects',
    },
    {
      _key: 'subject-5',
      name: 'Knowledge and Curriculum',
    },
    {
      _key: 'subject-6',
      name: 'Assessment for Learning',
    },
    {
      _key: 'subject-7',
      name: 'Creating an Inclusive School',
    },
    {
      _key: 'subject-8',
      name: 'Gender, School and Society',
    },
    {
      _key: 'subject-9',
      name: 'ICT in Education',
    },
    {
      _key: 'subject-10',
      name: 'Drama and Art in Education',
    },
  ],
  years: [
    {
      _key: 'year-1',
      name: 'First year',
      text: 'Psychology, sociology and the aims of education are read beside the child you observe in a partner school. You begin the pedagogy of two school subjects, write lesson plans and teach short micro-lessons to your own class. Workshops on drama, art, reading and educational technology ask you to do before you explain. Four weeks in a school end with a diary and a case study of one pupil.',
    },
    {
      _key: 'year-2',
      name: 'Second year',
      text: 'The internship of sixteen weeks is the heart of the year: you take regular classes, set and mark tests, join the assembly and the parents’ meeting, and are visited by a supervisor. Around it lie the papers on curriculum, assessment, inclusion and gender. You produce two files of lesson plans, a set of teaching aids and an action research report. A final lesson in each subject is taught before an external examiner.',
    },
  ],
  careerProspects: [
    {
      _key: 'career-1',
      name: 'Teacher in Classes 6 to 8',
      text: 'Paper II of CTET or UPTET makes you eligible for upper primary posts in government and private schools.',
    },
    {
      _key: 'career-2',
      name: 'Trained graduate teacher',
      text: 'Selection tests of the state, Kendriya Vidyalayas and Navodaya Vidyalayas recruit TGTs for Classes 9 and 10.',
    },
    {
      _key: 'career-3',
      name: 'Postgraduate teacher',
      text: 'Together with a master’s degree in the subject, the B.Ed. qualifies you to teach Classes 11 and 12.',
    },
    {
      _key: 'career-4',
      name: 'Private and residential schools',
      text: 'School groups of the capital region interview and ask for a demonstration lesson; internship files are a good reference.',
    },
    {
      _key: 'career-5',
      name: 'M.Ed. and teacher education',
      text: 'An M.Ed. with NET leads to posts in colleges of education and in district institutes of education and training.',
    },
    {
      _key: 'career-6',
      name: 'Education programmes',
      text: 'Publishers, learning companies and foundations need writers, trainers and academic coordinators.',
    },
  ],
  facilities: [
    {
      _key: 'facility-1',
      name: 'Twenty partner schools',
      text: 'Government, aided and private schools within reach by bus, each with a mentor teacher.',
    },
    {
      _key: 'facility-2',
      name: 'Resource room',
      text: 'Charts, models, puppets and games made by earlier batches, to borrow for a lesson.',
    },
    {
      _key: 'facility-3',
      name: 'Psychology and science corners',
      text: 'Tests of learning and aptitude, and sets of simple apparatus for school experiments.',
    },
    {
      _key: 'facility-4',
      name: 'ICT room',
      text: 'Computers, a smart board and a camera for recording and discussing micro-lessons.',
    },
    {
      _key: 'facility-5',
      name: 'Art and craft room',
      text: 'Space and materials for theatre, music, drawing and low-cost teaching aids.',
    },
  ],
  departmentKeyword: 'Education',
}
