import type { ContentOf } from 'contract/content/types'
import { bullets, doc, heading, paragraph, table, textLink } from '../../rich-text.ts'
import { inRupees } from '../tables/charges.ts'
import { buses } from '../tables/transport.ts'

export const hostelPage: ContentOf<'page'> = {
  title: 'Hostel and transport',
  slug: 'hostel-and-transport',
  summary:
    'Rooms for women on campus, rooms in town, and the routes and timings of the college bus.',
  body: doc(
    heading('Hostel for women'),
    paragraph(
      'Forty-eight students live in twenty-four double rooms behind the orchard. The warden, a nurse on call and a guard at the gate are there day and night. First-year students who live farthest away get rooms first.',
    ),
    bullets(
      `${inRupees(38_400)} a year with three meals a day, in two instalments, and ${inRupees(3_000)} caution money`,
      'Apply with the hostel form at the office from July 1 to July 20; the list is out on July 25.',
      'The gate closes at 8 PM, on Saturdays at 9 PM. Visitors are welcome in the visitors’ room until 6 PM.',
      'Ragging leads to expulsion from the hostel. The helpline is 1800-180-5522.',
    ),
    heading('Men, and rooms in the town'),
    paragraph(
      'The college has no hostel for men. The office keeps a list of checked rooms in Aranya Nagar, from ₹2,500 a month, and a teacher visits them once a year.',
    ),
    heading('Bus routes and timings'),
    table(
      ['Route', 'By', 'Leaves', 'At the college', 'Back'],
      buses.map(({ route, by, leaves, arrives, back }) => [route, by, leaves, arrives, back]),
    ),
    paragraph(
      `A pass costs ${inRupees(650)} a month and is sold at the accounts office from the 25th of the previous month. Two buses have a ramp. Public buses and the station: `,
      textLink('getting here', '/pages/getting-here'),
      '.',
    ),
  ),
  days: [],
  courseTable: 'none',
}
