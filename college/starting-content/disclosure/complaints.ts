import { doc, download, paragraph, textLink } from '../../rich-text.ts'
import { university } from '../facts.ts'
import {
  antiRagging,
  antiRaggingSquad,
  equalOpportunityCell,
  grievanceCommittee,
  internalCommittee,
} from '../tables/committees.ts'
import { committeeBody, membersOf, sectionOf } from './committee-table.ts'
import { grievances, ofGroup, pageLink, ragging } from './starting-item.ts'

/** The UGC's helpline, the same for every college. */
const nationalHelpline = doc(
  paragraph(
    'The National Anti-Ragging Helpline of the UGC is free of charge, day and night: ',
    textLink('1800-180-5522', 'tel:18001805522'),
    '. By email: ',
    textLink('helpline@antiragging.in', 'mailto:helpline@antiragging.in'),
    '.',
  ),
)

export const complaintItems = ofGroup('complaints', [
  {
    title: 'National anti-ragging helpline',
    slug: 'anti-ragging-helpline',
    explanation: 'Who to call or write to about ragging, anonymously if you wish.',
    basis: 'required',
    rule: `${ragging}, regulation 6`,
    body: nationalHelpline,
    links: [
      pageLink('Website of the national anti-ragging helpline', 'https://www.antiragging.in/'),
    ],
  },
  {
    title: 'Anti-ragging committee and squad',
    slug: 'anti-ragging-committee',
    explanation: 'The members of the college’s committee and squad, and how to reach each of them.',
    body: committeeBody(
      antiRagging,
      paragraph('The squad visits classrooms, hostel and buses without notice:'),
      membersOf(antiRaggingSquad),
      download('anti-ragging-undertaking'),
    ),
    basis: 'required',
    rule: `${ragging}, regulation 6`,
  },
  {
    title: 'Students’ grievance redressal committee',
    slug: 'grievances',
    explanation: 'The members of the committee, how to complain, and how soon it answers.',
    body: committeeBody(
      grievanceCommittee,
      paragraph(
        'Write to the committee or put a letter in the box beside the office. It will hear you and reply within fifteen working days.',
      ),
    ),
    basis: 'required',
    rule: grievances,
  },
  {
    title: 'Ombudsperson',
    slug: 'ombudsperson',
    explanation: 'Who at the university hears students’ appeals, and how to reach them.',
    body: doc(
      paragraph(
        `The ombudsperson of ${university.name} hears appeals within fifteen days of the committee’s decision, through `,
        textLink('the university portal', university.portal),
        '.',
      ),
    ),
    basis: 'required',
    rule: grievances,
  },
  {
    title: 'Internal committee against sexual harassment',
    slug: 'internal-committee',
    explanation:
      'The order that constitutes the committee, its members and how to reach them, and the consequences of sexual harassment.',
    body: committeeBody(
      internalCommittee,
      paragraph(
        'Complain in writing within three months. The inquiry ends within ninety days. Harassment is punished by the service rules, for students up to expulsion, and may be reported to the police.',
      ),
    ),
    basis: 'required',
    rule: 'Sexual Harassment of Women at Workplace (Prevention, Prohibition and Redressal) Act, 2013, section 19(b), and the UGC Regulations of 2015 on the same for higher educational institutions',
  },
  {
    title: 'Equal opportunity cell',
    slug: 'equal-opportunity-cell',
    explanation: 'Who to turn to for support or if you face discrimination.',
    body: committeeBody(equalOpportunityCell),
  },
  {
    title: 'Complaints of caste discrimination',
    slug: 'caste-discrimination',
    explanation:
      'How students and staff of Scheduled Castes, Scheduled Tribes and other backward classes can complain about discrimination, and to whom.',
    rule: 'UGC letters on the prevention of caste-based discrimination, D.O. No. F.1-7/2011 (SCT)',
    body: sectionOf(
      'Complain to the equal opportunity cell, in writing or in person. Complaints are entered in a register and reported to the university every six months.',
    ),
  },
  {
    title: 'Equal opportunity policy for persons with disabilities',
    slug: 'persons-with-disabilities',
    explanation: 'What the college does for persons with disabilities, and who is responsible.',
    body: sectionOf(
      'Step-free ground floors and a lift in the Academic Block; a scribe and extra time in examinations; screen readers at two terminals of the library; 5% of the seats of each course. Liaison officer: Shabnam Idrisi, Department of Education.',
    ),
    links: [pageLink('Step-free access', '/pages/getting-here')],
    basis: 'required',
    rule: 'Rights of Persons with Disabilities Act, 2016, section 21, and Rules, 2017, rule 8',
  },
])
