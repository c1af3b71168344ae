import { address, placeholderNumber, type SampleMember } from './sample-member.ts'

export const leadership = [
  {
    name: 'Sudha Rastogi',
    portrait: 'sudha-rastogi',
    designation: 'Principal',
    education: 'Ph.D. (Education), M.A. (Sanskrit), M.Ed.',
    achievements: 'Led the move of all courses to semesters and credits in 2021.',
    about:
      'Sudha Rastogi came to the college in 2003 as one of the first teachers in its Department of Education and has been Principal since 2017. She teaches one class herself, reads every letter that a student writes to her, and keeps her door open on Wednesday afternoons.',
    email: address('principal'),
    phone: placeholderNumber(101),
    whatsapp: placeholderNumber(101),
  },
  {
    name: 'Mahendra Pal Tyagi',
    portrait: 'mahendra-pal-tyagi',
    designation: 'President',
    education: 'B.Sc. (Agriculture)',
    achievements: 'One of the founders of the college in 1995.',
    about:
      'Mahendra Pal Tyagi is a farmer of the canal villages and was among those who bought the orchard on which the college stands. He presides over the society that runs it, and watches that its surplus goes into rooms, books and scholarships.',
    email: address('president'),
    phone: placeholderNumber(102),
  },
  {
    name: 'Farida Siddiqui',
    portrait: 'farida-siddiqui',
    designation: 'Vice President',
    education: 'LL.B., M.A. (English)',
    about:
      'Farida Siddiqui practised law in the district court and now looks after scholarships and the contracts of the society. She speaks to the parents of first-year students at every orientation.',
    email: address('vice.president'),
    phone: placeholderNumber(103),
    whatsapp: placeholderNumber(103),
  },
  {
    name: 'Harbhajan Lal Grover',
    portrait: 'harbhajan-lal-grover',
    designation: 'Secretary',
    education: 'M.Com., LL.B.',
    about:
      'Harbhajan Lal Grover keeps the minutes and the accounts of the society and signs what it builds. Proposals for new rooms, buses and books go to the society through him.',
    email: address('secretary'),
    phone: placeholderNumber(104),
  },
  {
    name: 'Jagdish Chand Rana',
    portrait: 'jagdish-chand-rana',
    designation: 'Chief Proctor',
    department: 'B.A.',
    education: 'Ph.D. (Political Science), M.A.',
    achievements: 'Convener of the anti-ragging committee and leader of its squad.',
    about:
      'Jagdish Chand Rana is the person students turn to when something is wrong on campus: ragging, a lost identity card, a quarrel, a dark path. He teaches political science in the first year and walks the grounds every evening.',
    email: address('proctor'),
    phone: placeholderNumber(105),
    whatsapp: placeholderNumber(105),
  },
  {
    name: 'Anjana Bhattacharya',
    portrait: 'anjana-bhattacharya',
    designation: 'Dean',
    department: 'M.SC.',
    education: 'Ph.D. (Mathematics), M.Sc., NET',
    achievements: 'Has guided five doctoral theses in number theory.',
    about:
      'Anjana Bhattacharya plans the timetable and electives of all departments and is responsible for what is taught. Students see her about changing a subject or taking a break from their studies.',
    email: address('dean'),
    phone: placeholderNumber(106),
    whatsapp: placeholderNumber(106),
  },
  {
    name: 'Rakesh Kumar Gautam',
    portrait: 'rakesh-kumar-gautam',
    designation: 'Management Staff',
    education: 'M.Com.',
    about:
      'Rakesh Kumar Gautam runs the accounts office: fees, receipts, refunds and scholarships.',
    email: address('accounts'),
    phone: placeholderNumber(107),
    whatsapp: placeholderNumber(107),
  },
  {
    name: 'Shalini D’Souza',
    portrait: 'shalini-dsouza',
    designation: 'Management Staff',
    education: 'M.A. (Economics), PGDCA',
    about:
      'Shalini D’Souza runs the Examination Cell: forms, admit cards, mark sheets and the seating plan.',
    email: address('examinations'),
    phone: placeholderNumber(108),
  },
  {
    name: 'Meenakshi Pandey',
    portrait: 'meenakshi-pandey',
    designation: 'Management Staff',
    education: 'M.Lib.I.Sc., M.A. (History)',
    about:
      'Meenakshi Pandey is the librarian. She orders the books, runs the reading room and shows first-year students how to find an article.',
    email: address('library'),
    phone: placeholderNumber(110),
  },
  {
    name: 'Gurpreet Kaur Sandhu',
    portrait: 'gurpreet-kaur-sandhu',
    designation: 'Member',
    education: 'M.B.B.S., M.D.',
    about:
      'Gurpreet Kaur Sandhu is a physician in the town and a member of the society. She runs the health check for first-year students.',
    email: address('gurpreet.kaur.sandhu'),
    phone: placeholderNumber(109),
    whatsapp: placeholderNumber(109),
  },
  {
    name: 'Abdul Rehman Ansari',
    portrait: 'abdul-rehman-ansari',
    designation: 'Member',
    education: 'B.Com.',
    about:
      'Abdul Rehman Ansari runs a weaving workshop nearby and finds internships in local businesses.',
    email: address('abdul.rehman.ansari'),
  },
] as const satisfies readonly SampleMember[]
