import type { CourseText } from './course-text.ts'

export const teaching = {
  'b.ed.': {
    duration: '2 years (4 semesters)',
    eligibility:
      'Bachelor’s or master’s degree with 50% marks for general and OBC candidates; relaxation for SC and ST by state rules',
    summary:
      'The degree for secondary teachers: how children learn, how to teach two school subjects, and twenty weeks in schools.',
    description: [
      'The B.Ed. prepares graduates to teach in Classes 6 to 12. It joins three things: the study of children and of education in India, the method of teaching the subjects of your own degree, and long, supervised practice in schools.',
      'The course follows the norms of the National Council for Teacher Education. Over the two years you spend about twenty weeks in schools, four in the first year and sixteen in the second, in one of our twenty partner schools. Admission is through the state’s joint entrance examination and counselling.',
      'Attendance is stricter than in other degrees: 80% in the courses and 90% in the school internship. Please note that for posts in Classes 1 to 5 the recognised qualification is the D.El.Ed., as the Supreme Court confirmed in 2023.',
    ],
    subjects: [
      'Childhood and Growing Up',
      'Contemporary India and Education',
      'Learning and Teaching',
      'Pedagogy of Two School Subjects',
      'Knowledge and Curriculum',
      'Assessment for Learning',
      'Creating an Inclusive School',
      'Gender, School and Society',
      'ICT in Education',
      'Drama and Art in Education',
    ],
    years: [
      {
        name: 'First year',
        text: 'Psychology, sociology and the aims of education are read beside the child you observe in a partner school. You begin the pedagogy of two school subjects, write lesson plans and teach short micro-lessons to your own class. Workshops on drama, art, reading and educational technology ask you to do before you explain. Four weeks in a school end with a diary and a case study of one pupil.',
      },
      {
        name: 'Second year',
        text: 'The internship of sixteen weeks is the heart of the year: you take regular classes, set and mark tests, join the assembly and the parents’ meeting, and are visited by a supervisor. Around it lie the papers on curriculum, assessment, inclusion and gender. You produce two files of lesson plans, a set of teaching aids and an action research report. A final lesson in each subject is taught before an external examiner.',
      },
    ],
    careerProspects: [
      {
        name: 'Teacher in Classes 6 to 8',
        text: 'Paper II of CTET or UPTET makes you eligible for upper primary posts in government and private schools.',
      },
      {
        name: 'Trained graduate teacher',
        text: 'Selection tests of the state, Kendriya Vidyalayas and Navodaya Vidyalayas recruit TGTs for Classes 9 and 10.',
      },
      {
        name: 'Postgraduate teacher',
        text: 'Together with a master’s degree in the subject, the B.Ed. qualifies you to teach Classes 11 and 12.',
      },
      {
        name: 'Private and residential schools',
        text: 'School groups of the capital region interview and ask for a demonstration lesson; internship files are a good reference.',
      },
      {
        name: 'M.Ed. and teacher education',
        text: 'An M.Ed. with NET leads to posts in colleges of education and in district institutes of education and training.',
      },
      {
        name: 'Education programmes',
        text: 'Publishers, learning companies and foundations need writers, trainers and academic coordinators.',
      },
    ],
    facilities: [
      {
        name: 'Twenty partner schools',
        text: 'Government, aided and private schools within reach by bus, each with a mentor teacher.',
      },
      {
        name: 'Resource room',
        text: 'Charts, models, puppets and games made by earlier batches, to borrow for a lesson.',
      },
      {
        name: 'Psychology and science corners',
        text: 'Tests of learning and aptitude, and sets of simple apparatus for school experiments.',
      },
      {
        name: 'ICT room',
        text: 'Computers, a smart board and a camera for recording and discussing micro-lessons.',
      },
      {
        name: 'Art and craft room',
        text: 'Space and materials for theatre, music, drawing and low-cost teaching aids.',
      },
    ],
    picture: 'course-bed',
  },
  'b.t.c.': {
    duration: '2 years (4 semesters)',
    eligibility:
      'Bachelor’s degree with 50% marks (45% for reserved categories), by state merit list',
    summary:
      'The state’s diploma for teachers of Classes 1 to 5. B.T.C. is the older name; the diploma is now called D.El.Ed.',
    description: [
      'B.T.C. and D.El.Ed. are the same course. It was known for decades as the Basic Training Certificate; today the state awards it as the Diploma in Elementary Education, D.El.Ed. Many people still ask for it by the old name, so we keep both.',
      'The diploma is meant for the first school years, when children learn to read, to count and to be in a class at all. Much of the work is practical: songs, stories, slates, counters and the patience to try a third way when two have failed.',
      'The state decides on syllabus, examination and seats. Its council of educational research and training writes the syllabus, its examination authority holds the four semester examinations, and its counselling gives out the seats in order of merit.',
    ],
    subjects: [
      'Child Development and Learning',
      'Principles of Teaching and Learning',
      'Teaching of Hindi',
      'Teaching of Mathematics',
      'Teaching of Environmental Studies',
      'Early Literacy and Numeracy',
      'Inclusive Education',
      'Elementary Education in India',
      'Arts, Music and Physical Education',
    ],
    years: [
      {
        name: 'First year',
        text: 'You study how children between six and eleven develop, and go again through the school’s own Hindi, mathematics, science and social studies, this time asking how each step can be taught. Sanskrit or Urdu, English, computing, art and physical education complete the timetable. In the internship of each semester you first watch and assist, then take single periods. Simple reading and number kits are made by hand and used the next day.',
      },
      {
        name: 'Second year',
        text: 'Early literacy and numeracy, inclusion, school management and assessment move to the front. You take over a class for several weeks in a primary school, keep its register and plan for children of different ages in one room. A case study follows one child who finds reading difficult. After the fourth semester examination you can sit the recruitment tests.',
      },
    ],
    careerProspects: [
      {
        name: 'Assistant teacher in primary schools',
        text: 'With Paper I of UPTET or CTET you can apply for Classes 1 to 5 in council schools, when the state announces a recruitment.',
      },
      {
        name: 'Upper primary teacher',
        text: 'Graduates with the diploma may also sit Paper II and apply for Classes 6 to 8 in the subjects of their degree.',
      },
      {
        name: 'Private primary schools',
        text: 'Schools affiliated to CBSE and to the state board ask for the diploma for their primary wing.',
      },
      {
        name: 'Pre-primary and foundation years',
        text: 'Nursery and balvatika classes need teachers who know play-based methods; some posts ask for an additional certificate.',
      },
      {
        name: 'Literacy and child programmes',
        text: 'Foundations and government missions employ trained teachers as block-level trainers and mentors.',
      },
    ],
    facilities: [
      {
        name: 'Model classroom',
        text: 'Small tables, a reading corner, building blocks and an alphabet frieze, set up as in a good primary school.',
      },
      {
        name: 'Primary schools near by',
        text: 'Council schools in and around Rampur Khurd take our students for each semester’s internship.',
      },
      {
        name: 'Children’s library',
        text: 'Picture books and graded readers in Hindi, English and Urdu, for practice in reading aloud.',
      },
      {
        name: 'Toy and material workshop',
        text: 'Paper, cloth, seeds and bottle caps become counters, clocks and puppets under a teacher’s eye.',
      },
    ],
    picture: 'course-btc',
  },
} as const satisfies Record<string, CourseText>
