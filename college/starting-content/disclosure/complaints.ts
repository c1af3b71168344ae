import type { ContentOf } from 'contract/content/types'
import { grievances, ofGroup, pageLink, ragging } from './starting-item.ts'

const link = (text: string, href: string) => ({
  type: 'text',
  text,
  marks: [{ type: 'link', attrs: { href } }],
})
const words = (text: string) => ({ type: 'text', text })

/** The UGC's helpline, the same for every college. */
const nationalHelpline: ContentOf<'disclosureItem'>['body'] = {
  type: 'doc',
  content: [
    {
      type: 'paragraph',
      content: [
        words('The National Anti-Ragging Helpline of the UGC is free of charge, day and night: '),
        link('1800-180-5522', 'tel:18001805522'),
        words('. By email: '),
        link('helpline@antiragging.in', 'mailto:helpline@antiragging.in'),
        words('.'),
      ],
    },
  ],
}

export const complaintItems = ofGroup('complaints', [
  {
    title: 'National anti-ragging helpline',
    slug: 'anti-ragging-helpline',
    explanation: 'Whom to call or write to about ragging, anonymously if you wish.',
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
    basis: 'required',
    rule: `${ragging}, regulation 6`,
  },
  {
    title: 'Students’ grievance redressal committee',
    slug: 'grievances',
    explanation: 'The members of the committee, how to complain, and how soon it answers.',
    basis: 'required',
    rule: grievances,
  },
  {
    title: 'Ombudsperson',
    slug: 'ombudsperson',
    explanation: 'Whom at the university a student can appeal to, and how.',
    basis: 'required',
    rule: grievances,
  },
  {
    title: 'Internal committee against sexual harassment',
    slug: 'internal-committee',
    explanation:
      'The order that constitutes the committee, its members and how they are reached, and the consequences of sexual harassment.',
    basis: 'required',
    rule: 'Sexual Harassment of Women at Workplace (Prevention, Prohibition and Redressal) Act, 2013, section 19(b), and the UGC Regulations of 2015 on the same for higher educational institutions',
  },
  {
    title: 'Equal opportunity cell',
    slug: 'equal-opportunity-cell',
    explanation: 'Whom to turn to for support and in case of discrimination.',
  },
  {
    title: 'Complaints of caste discrimination',
    slug: 'caste-discrimination',
    explanation:
      'How students and staff of Scheduled Castes, Scheduled Tribes and other backward classes can complain about discrimination, and to whom.',
    rule: 'UGC letters on the prevention of caste-based discrimination, D.O. No. F.1-7/2011 (SCT)',
  },
  {
    title: 'Equal opportunity policy for persons with disabilities',
    slug: 'persons-with-disabilities',
    explanation: 'What the college does for persons with disabilities, and who is responsible.',
    basis: 'required',
    rule: 'Rights of Persons with Disabilities Act, 2016, section 21, and Rules, 2017, rule 8',
  },
])
