import type { CourseText } from './with-admission.ts'

export const ballb: CourseText = {
  title: 'B.A.LL.B.',
  fullTitle: 'Bachelor of Arts and Bachelor of Laws',
  slug: 'b.a.l.l.b.',
  group: 'law',
  summary:
    'Five integrated years from Class 12 to the Bar: social sciences, all core branches of law, moot courts and internships.',
  picture: 'course-law',
  gallery: [
    { _key: 'picture-1', picture: 'law-gallery-1' },
    { _key: 'picture-2', picture: 'law-gallery-2' },
    { _key: 'picture-3', picture: 'law-gallery-3' },
    { _key: 'picture-4', picture: 'law-gallery-4' },
  ],
  duration: '5 years (10 semesters)',
  durationYears: '5',
  eligibility: '10+2 in any stream with 45% marks (42% for OBC, 40% for SC and ST)',
  description: [
    {
      _key: 'paragraph-1',
      text: 'The B.A.LL.B. joins a degree in arts and a degree in law in one course of ten semesters. You enter after Class 12 and leave ready to enrol as an advocate, a year earlier than by taking the two degrees one after the other.',
    },
    {
      _key: 'paragraph-2',
      text: 'The course follows the Rules of Legal Education of the Bar Council of India. That means a fixed list of compulsory papers, four clinical papers, at least 70% attendance in every subject and twenty weeks of internship over the five years. Both degrees are conferred together at the end.',
    },
    {
      _key: 'paragraph-3',
      text: 'Law is taught from bare acts and judgments. Criminal papers use the Bharatiya Nyaya Sanhita and its companion codes, with the older codes where pending cases still need them. Moot courts, the legal aid clinic on Fridays and court visits give every rule a case to belong to.',
    },
  ],
  subjects: [
    {
      _key: 'subject-1',
      name: 'Constitutional Law',
    },
    {
      _key: 'subject-2',
      name: 'Law of Contract',
    },
    {
      _key: 'subject-3',
      name: 'Law of Torts',
    },
    {
      _key: 'subject-4',
      name: 'Bharatiya Nyaya Sanhita',
    },
    {
      _key: 'subject-5',
      name: 'Criminal Procedure and Evidence',
    },
    {
      _key: 'subject-6',
      name: 'Civil Procedure',
    },
    {
      _key: 'subject-7',
      name: 'Family Law',
    },
    {
      _key: 'subject-8',
      name: 'Property Law',
    },
    {
      _key: 'subject-9',
      name: 'Company and Labour Law',
    },
    {
      _key: 'subject-10',
      name: 'Political Science and Economics',
    },
  ],
  years: [
    {
      _key: 'year-1',
      name: 'First year',
      text: 'Political science, history, economics and legal English share the timetable with the law of contract and of torts. You learn to read a judgment: facts, question, ruling, reasons. Legal method teaches how to find a case in a report and in a database. The first internship, of two to four weeks, is with a non-governmental organisation or the legal services authority.',
    },
    {
      _key: 'year-2',
      name: 'Second year',
      text: 'Constitutional law takes two semesters and runs alongside family law and the general part of criminal law. Sociology and further papers in political science complete the arts side. You write your first case comment and speak in a class moot with a prepared problem. A visit to the district court shows how a day of hearings is made up.',
    },
    {
      _key: 'year-3',
      name: 'Third year',
      text: 'The arts papers come to an end; property law, administrative law, jurisprudence and specific offences take their place. Students work in the legal aid clinic, where they draft applications under the eye of an advocate. This year’s internship is with a trial lawyer. The intra-college moot decides who speaks for the college at the university.',
    },
    {
      _key: 'year-4',
      name: 'Fourth year',
      text: 'Civil and criminal procedure and evidence explain how a right reaches a courtroom. Company law, labour law, taxation and environmental law open the commercial side. In the clinical paper on alternative dispute resolution you conduct a mock mediation and an arbitration. Electives begin, for example in cyber law, intellectual property or human rights.',
    },
    {
      _key: 'year-5',
      name: 'Fifth year',
      text: 'Drafting, pleading and conveyancing produces a file of plaints, petitions, deeds and notices in proper form. Professional ethics is taught with the decisions of the Bar Council’s disciplinary committees. The moot court paper counts three moots, the record of two trials observed and the internship diary. Court internships with a High Court or district practice, and revision for judicial and Bar examinations, fill the last semester.',
    },
  ],
  careerProspects: [
    {
      _key: 'career-1',
      name: 'Advocate',
      text: 'You enrol with the State Bar Council and pass the All India Bar Examination, then usually begin in the chamber of a senior.',
    },
    {
      _key: 'career-2',
      name: 'Judicial service',
      text: 'State examinations for Civil Judge (Junior Division) are open to law graduates; they now ask for three years of practice first.',
    },
    {
      _key: 'career-3',
      name: 'Public prosecution and legal services',
      text: 'States recruit assistant prosecution officers, and legal services authorities engage panel and defence counsel.',
    },
    {
      _key: 'career-4',
      name: 'Company and bank law officer',
      text: 'Firms, public companies and banks need people for contracts, recovery, compliance and labour matters.',
    },
    {
      _key: 'career-5',
      name: 'LL.M. and teaching',
      text: 'CLAT (PG), CUET (PG) and university tests lead to an LL.M.; with NET one can teach law.',
    },
    {
      _key: 'career-6',
      name: 'Civil services and policy',
      text: 'Law is an optional subject in the UPSC main examination, and commissions and NGOs employ legal researchers.',
    },
  ],
  facilities: [
    {
      _key: 'facility-1',
      name: 'Moot court hall',
      text: 'A full courtroom with a raised bench, witness box, bar tables and public seats.',
    },
    {
      _key: 'facility-2',
      name: 'Law library',
      text: 'All India Reporter and Supreme Court Cases in bound volumes, bare acts, commentaries and a reading gallery.',
    },
    {
      _key: 'facility-3',
      name: 'Legal databases',
      text: 'Terminals for searching judgments and statutes, with an introduction for each new batch.',
    },
    {
      _key: 'facility-4',
      name: 'Legal aid clinic',
      text: 'Open to the public every Friday from 2:00 PM; students interview and draft, an advocate advises.',
    },
    {
      _key: 'facility-5',
      name: 'Seminar hall',
      text: 'Guest lectures by judges and advocates, and the debates of the law society.',
    },
  ],
  departmentKeyword: 'Law',
}
