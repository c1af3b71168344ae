import type { CourseText } from './with-admission.ts'

export const bca: CourseText = {
  title: 'B.C.A.',
  fullTitle: 'Bachelor of Computer Applications',
  slug: 'b.c.a.',
  group: 'professional',
  summary:
    'Programming, databases, networks and the mathematics behind them, with a working program to show at the end of every year.',
  picture: 'course-bca',
  gallery: [],
  duration: '3 years (6 semesters)',
  durationYears: '3',
  eligibility: '10+2 with Mathematics as a subject',
  description: [
    {
      _key: 'paragraph-1',
      text: 'The B.C.A. is a course in making software. About half of the timetable is laboratory time: you write a program in the first week, and from then on every paper in computing has exercises that must run before they count.',
    },
    {
      _key: 'paragraph-2',
      text: 'Languages come one at a time, C first, then Java and Python, because the second is easier when the first has been understood. Mathematics is kept in view, with discrete structures in the first year and statistics in the second, since data structures and data analysis rest on it.',
    },
    {
      _key: 'paragraph-3',
      text: 'A skill course in data analytics has been added to the second year, and electives in the third lead into cloud computing, machine learning or mobile applications. Students show their projects at the CodeFest, where small programs for offices in the district have begun.',
    },
  ],
  subjects: [
    {
      _key: 'subject-1',
      name: 'Programming in C',
    },
    {
      _key: 'subject-2',
      name: 'Data Structures and Algorithms',
    },
    {
      _key: 'subject-3',
      name: 'Object-Oriented Programming with Java',
    },
    {
      _key: 'subject-4',
      name: 'Database Management Systems',
    },
    {
      _key: 'subject-5',
      name: 'Operating Systems',
    },
    {
      _key: 'subject-6',
      name: 'Computer Networks',
    },
    {
      _key: 'subject-7',
      name: 'Web Technologies',
    },
    {
      _key: 'subject-8',
      name: 'Software Engineering',
    },
    {
      _key: 'subject-9',
      name: 'Python and Data Analytics',
    },
    {
      _key: 'subject-10',
      name: 'Discrete Mathematics',
    },
  ],
  years: [
    {
      _key: 'year-1',
      name: 'First year',
      text: 'You learn to think in steps: C programming, digital logic, the parts of a computer and discrete mathematics. Office software and technical English are taken in practical classes. Each week a problem sheet is solved at the machine and shown to the teacher. The year ends with a small program of your own, for instance a marks register or a game for the terminal.',
    },
    {
      _key: 'year-2',
      name: 'Second year',
      text: 'Data structures, databases, operating systems and Java are the core, and they belong together: a program now has to store something and survive a restart. SQL is practised on a real server, and version control with Git becomes a habit. The skill course in data analytics uses Python on public data sets, such as rainfall or bus timetables. In teams of three you build a web application with a database behind it.',
    },
    {
      _key: 'year-3',
      name: 'Third year',
      text: 'Networks, software engineering, information security and two electives come first. The sixth semester belongs to the major project, done alone or in pairs, in the laboratory or during an internship with a firm. It needs a written requirement, a tested program, documentation and a demonstration before an external examiner. Aptitude and coding tests of recruiters and the syllabus of NIMCET are practised alongside.',
    },
  ],
  careerProspects: [
    {
      _key: 'career-1',
      name: 'Software developer',
      text: 'Service companies and small product firms hire graduates as trainee programmers for web, mobile and business applications.',
    },
    {
      _key: 'career-2',
      name: 'Testing and support',
      text: 'Quality assurance, help desks and system administration are common first posts, from which one can move into development.',
    },
    {
      _key: 'career-3',
      name: 'Data work',
      text: 'With SQL, Python and spreadsheets you can start as a junior analyst in a bank, a hospital or an online business.',
    },
    {
      _key: 'career-4',
      name: 'MCA and other master’s courses',
      text: 'NIMCET, CUET (PG) and university tests lead to an MCA; an M.Sc. in computer science or an MBA is also open.',
    },
    {
      _key: 'career-5',
      name: 'Government posts',
      text: 'Data entry, assistant programmer and computer operator posts of state departments ask for computing qualifications, and SSC and bank examinations for any degree.',
    },
    {
      _key: 'career-6',
      name: 'Freelance work',
      text: 'Some students earn their first income from websites, billing programs and repairs for nearby shops and schools.',
    },
  ],
  facilities: [
    {
      _key: 'facility-1',
      name: 'Programming laboratories',
      text: 'Two rooms with a machine for each student, Linux and Windows, and a projector for code on the wall.',
    },
    {
      _key: 'facility-2',
      name: 'Project room',
      text: 'Open until evening for final-year teams, with a test server and small boards and sensors to borrow.',
    },
    {
      _key: 'facility-3',
      name: 'Campus network',
      text: 'Wired internet in the laboratories and Wi-Fi in the library, with an account for each student.',
    },
    {
      _key: 'facility-4',
      name: 'Coding club',
      text: 'Weekly problem evenings, help for beginners by seniors, and the 24-hour CodeFest once a year.',
    },
  ],
  departmentKeyword: 'Computer Science',
}
