import type { CourseText } from './course-text.ts'

export const arts = {
  'b.a.': {
    duration: '3 years (6 semesters)',
    eligibility: '10+2 in any stream from a recognised board',
    summary:
      'Three subjects of your choice from languages, history, society and the economy, with a minor and a skill course beside them.',
    description: [
      'The B.A. suits students who like to read, argue and write about people: what they have said, how they have governed themselves, what they earn and how they live. You choose three major subjects in the first year, usually a language and two social sciences, and keep two of them in the third.',
      'The course follows the credit scheme of the National Education Policy. Beside the majors you take a minor from another faculty, a vocational course in each of the first four semesters and a co-curricular course in every semester. A student who has to stop after one year can leave with a certificate, after two years with a diploma, and may come back to finish.',
      'A quarter of the marks in each paper comes from class tests, assignments and attendance; the rest is earned in the university’s examination at the end of the semester. Papers may be written in Hindi or in English.',
    ],
    subjects: [
      'Hindi Literature',
      'English Literature',
      'History',
      'Political Science',
      'Economics',
      'Sociology',
      'Geography',
      'Psychology',
      'Sanskrit',
    ],
    years: [
      {
        name: 'First year',
        text: 'Each major begins with its ground: Hindi prose and verse, early India, the Constitution, how prices are made, what a society is. You add a minor, perhaps from commerce or science, and a vocational course such as tourism or office computing. Teachers correct one written assignment per paper, and the first university examination follows in winter.',
      },
      {
        name: 'Second year',
        text: 'The papers grow wider: medieval India, comparative government, public finance, the modern novel. You learn to find sources, to quote them properly and to read a table or a map. Geography and psychology students spend one afternoon a week on practical work. A field visit, often to the district archive or a village panchayat, ends in a short report.',
      },
      {
        name: 'Third year',
        text: 'You keep two majors and study them closely: Indian foreign policy, development economics, social research, literary criticism. With a teacher you plan a small research project, collect your own material and defend the result in a viva voce. Seminars replace some lectures, and you present in front of the class at least twice. Revision classes for postgraduate and recruitment tests run beside the last semester.',
      },
    ],
    careerProspects: [
      {
        name: 'Civil services',
        text: 'Any degree opens the examinations of the UPSC and the state commission; history, polity, geography and economics make up much of their general studies papers.',
      },
      {
        name: 'School teaching',
        text: 'With a B.Ed. and CTET or UPTET you can apply for posts in Classes 6 to 8, and for Classes 9 and 10 through the selection tests for trained graduate teachers.',
      },
      {
        name: 'Government offices',
        text: 'SSC CGL, the railway boards’ graduate posts and state group C examinations ask for a degree in any discipline.',
      },
      {
        name: 'Media, publishing and translation',
        text: 'Newspapers, news sites, publishers and agencies need people who write clear Hindi or English and can turn one into the other.',
      },
      {
        name: 'Social sector',
        text: 'Non-governmental organisations and government missions employ graduates as field coordinators, surveyors and trainers.',
      },
      {
        name: 'Further study',
        text: 'M.A., three-year LL.B., B.Ed., library science, social work and journalism all build on a B.A.; many universities admit through CUET (PG).',
      },
    ],
    facilities: [
      {
        name: 'Reading hall',
        text: 'Literature in Hindi, English and Sanskrit, school and university textbooks, and the newspapers of the day.',
      },
      {
        name: 'Language laboratory',
        text: 'Booths with headphones for listening, pronunciation and spoken English practice.',
      },
      {
        name: 'Geography laboratory',
        text: 'Topographical sheets, survey instruments, rock samples and a weather station on the roof.',
      },
      {
        name: 'Psychology laboratory',
        text: 'Standard tests and apparatus for experiments on memory, attention and learning.',
      },
      {
        name: 'Seminar hall',
        text: 'Student papers, reading circles and the library lectures that the language departments arrange.',
      },
    ],
    picture: 'course-ba',
  },
  'm.a.': {
    duration: '2 years (4 semesters)',
    eligibility:
      'Bachelor’s degree with 45% marks; for Hindi and English, with the language as a subject',
    summary:
      'Advanced study of one subject, Hindi, English, History, Political Science, Economics or Sociology, with a dissertation.',
    description: [
      'In the M.A. you stay with one discipline for two years and learn to work as its scholars do. The college offers Hindi, English, History, Political Science, Economics and Sociology. Classes are small enough for discussion, and students are expected to have read the text before they come.',
      'Each semester has four theory papers, one of them chosen from a list of electives, and the degree ends with a dissertation. The core papers are close to the syllabus of UGC NET, and the departments hold weekly problem-solving classes for those who prepare for it.',
    ],
    subjects: [
      'Hindi Literature',
      'English Literature',
      'Modern Indian History',
      'Political Theory',
      'Macroeconomics',
      'Sociological Theory',
      'Research Methodology',
      'Literary Criticism',
      'Sociology of India',
    ],
    years: [
      {
        name: 'First year',
        text: 'Core papers lay out the discipline: its main thinkers, periods and debates, read in the original where possible. You write a term paper each semester and discuss it in a tutorial of eight to ten students. Research methodology is taught in the second semester, from framing a question to citing an archive or testing a table. By summer you have chosen a field and a supervisor.',
      },
      {
        name: 'Second year',
        text: 'Electives take you into a field: Dalit and women’s writing, agrarian history, Indian federalism, econometrics, the sociology of villages and towns. The dissertation runs through both semesters, with a proposal, a seminar on the draft and an oral examination by an external examiner. Postgraduate students also lead tutorials for first-year undergraduates, which is good practice for teaching. The last university examination is in early summer.',
      },
    ],
    careerProspects: [
      {
        name: 'College teaching',
        text: 'With 55% marks (50% for reserved categories) and UGC NET you are eligible for posts of Assistant Professor in colleges and universities.',
      },
      {
        name: 'Research',
        text: 'The Junior Research Fellowship, awarded through UGC NET, pays for the first years of a Ph.D.; institutes also take project assistants.',
      },
      {
        name: 'Senior secondary teaching',
        text: 'An M.A. with a B.Ed. qualifies you for postgraduate teacher posts in Classes 11 and 12 of state, central and private schools.',
      },
      {
        name: 'Translation and official language work',
        text: 'Ministries, banks and public companies recruit translators and Hindi officers who have studied both Hindi and English.',
      },
      {
        name: 'Policy and survey research',
        text: 'Think tanks, survey agencies and election studies need people who can design a questionnaire and write up what it shows.',
      },
      {
        name: 'Archives, museums and publishing',
        text: 'Postgraduates in history and literature edit, catalogue and curate, often after a diploma in the field.',
      },
    ],
    facilities: [
      {
        name: 'Research gallery',
        text: 'The upper gallery of the library is kept for postgraduates: bound journals, dissertations of earlier years and quiet desks.',
      },
      {
        name: 'E-journals and databases',
        text: 'Journal articles and Indian theses on Shodhganga can be read at the library terminals and downloaded for study.',
      },
      {
        name: 'Postgraduate seminar room',
        text: 'A round table, a projector and a weekly slot in which students present drafts to each other.',
      },
      {
        name: 'NET study group',
        text: 'Past papers, mock tests under examination conditions and teachers who go through the answers.',
      },
    ],
    picture: 'course-ma',
  },
} as const satisfies Record<string, CourseText>
