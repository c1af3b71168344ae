import type { CourseText } from './with-admission.ts'

export const ba: CourseText = {
  title: 'B.A.',
  fullTitle: 'Bachelor of Arts',
  slug: 'b.a.',
  group: 'other',
  summary:
    'Three subjects of your choice from languages, history, society and the economy, plus a minor and a skill course.',
  picture: 'course-ba',
  gallery: [],
  duration: '3 years (6 semesters)',
  durationYears: '3',
  eligibility: '10+2 in any stream from a recognised board',
  description: [
    {
      _key: 'paragraph-1',
      text: 'The B.A. suits students who like to read, argue and write about people: what they have said, how they have governed themselves, what they earn and how they live. You choose three major subjects in the first year, usually a language and two social sciences, and keep two of them in the third.',
    },
    {
      _key: 'paragraph-2',
      text: 'The course follows the credit scheme of the National Education Policy. Alongside the majors you take a minor from another faculty, a vocational course in each of the first four semesters and a co-curricular course in every semester. A student who has to stop after one year can leave with a certificate, after two years with a diploma, and may come back to finish.',
    },
    {
      _key: 'paragraph-3',
      text: 'A quarter of the marks in each paper comes from class tests, assignments and attendance; the rest is earned in the university’s examination at the end of the semester. Papers may be written in Hindi or in English.',
    },
  ],
  subjects: [
    {
      _key: 'subject-1',
      name: 'Hindi Literature',
    },
    {
      _key: 'subject-2',
      name: 'English Literature',
    },
    {
      _key: 'subject-3',
      name: 'History',
    },
    {
      _key: 'subject-4',
      name: 'Political Science',
    },
    {
      _key: 'subject-5',
      name: 'Economics',
    },
    {
      _key: 'subject-6',
      name: 'Sociology',
    },
    {
      _key: 'subject-7',
      name: 'Geography',
    },
    {
      _key: 'subject-8',
      name: 'Psychology',
    },
    {
      _key: 'subject-9',
      name: 'Sanskrit',
    },
  ],
  years: [
    {
      _key: 'year-1',
      name: 'First year',
      text: 'Each major begins with its ground: Hindi prose and verse, early India, the Constitution, how prices are made, what a society is. You add a minor, perhaps from commerce or science, and a vocational course such as tourism or office computing. Teachers correct one written assignment per paper, and the first university examination follows in winter.',
    },
    {
      _key: 'year-2',
      name: 'Second year',
      text: 'The papers grow wider: medieval India, comparative government, public finance, the modern novel. You learn to find sources, to quote them properly and to read a table or a map. Geography and psychology students spend one afternoon a week on practical work. A field visit, often to the district archive or a village panchayat, ends in a short report.',
    },
    {
      _key: 'year-3',
      name: 'Third year',
      text: 'You keep two majors and study them closely: Indian foreign policy, development economics, social research, literary criticism. With a teacher you plan a small research project, collect your own material and defend the result in a viva voce. Seminars replace some lectures, and you present in front of the class at least twice. Revision classes for postgraduate and recruitment tests run beside the last semester.',
    },
  ],
  careerProspects: [
    {
      _key: 'career-1',
      name: 'Civil services',
      text: 'Any degree opens the examinations of the UPSC and the state commission; history, polity, geography and economics make up much of their general studies papers.',
    },
    {
      _key: 'career-2',
      name: 'School teaching',
      text: 'With a B.Ed. and CTET or UPTET you can apply for posts in Classes 6 to 8, and for Classes 9 and 10 through the selection tests for trained graduate teachers.',
    },
    {
      _key: 'career-3',
      name: 'Government offices',
      text: 'SSC CGL, the railway boards’ graduate posts and state group C examinations ask for a degree in any discipline.',
    },
    {
      _key: 'career-4',
      name: 'Media, publishing and translation',
      text: 'Newspapers, news sites, publishers and agencies need people who write clear Hindi or English and can turn one into the other.',
    },
    {
      _key: 'career-5',
      name: 'Social sector',
      text: 'Non-governmental organisations and government missions employ graduates as field coordinators, surveyors and trainers.',
    },
    {
      _key: 'career-6',
      name: 'Further study',
      text: 'M.A., three-year LL.B., B.Ed., library science, social work and journalism all build on a B.A.; many universities admit through CUET (PG).',
    },
  ],
  facilities: [
    {
      _key: 'facility-1',
      name: 'Reading hall',
      text: 'Literature in Hindi, English and Sanskrit, school and university textbooks, and the newspapers of the day.',
    },
    {
      _key: 'facility-2',
      name: 'Language laboratory',
      text: 'Booths with headphones for listening, pronunciation and spoken English practice.',
    },
    {
      _key: 'facility-3',
      name: 'Geography laboratory',
      text: 'Topographical sheets, survey instruments, rock samples and a weather station on the roof.',
    },
    {
      _key: 'facility-4',
      name: 'Psychology laboratory',
      text: 'Standard tests and apparatus for experiments on memory, attention and learning.',
    },
    {
      _key: 'facility-5',
      name: 'Seminar hall',
      text: 'Student papers, reading circles and the library lectures that the language departments arrange.',
    },
  ],
  departmentKeyword: 'Arts',
}
