import type { ContentOf } from 'contract/content/types'
import { bullets, doc, heading, paragraph, textLink } from '../../rich-text.ts'

export const studentServicesPage: ContentOf<'page'> = {
  title: 'Student services',
  slug: 'student-services',
  summary: 'Identity card, dress, canteen, first aid, Wi-Fi, lost property, and where to get help.',
  body: doc(
    paragraph(
      'Your event registrations, tickets and certificates are in ',
      textLink('your account', '/account'),
      '.',
    ),
    heading('Identity card'),
    paragraph(
      'Your photograph is taken at the orientation, and the card is ready a week later. If you join later, go to room 3 on a Wednesday from 11 AM to 1 PM with the fee receipt. A lost card is replaced for ₹100 within two days; report the loss at the guard’s room first.',
    ),
    heading('Dress'),
    paragraph(
      'The college has no uniform. Wear an apron in the laboratories, black and white in moot courts, and what the partner school asks for during teaching practice. Wear your identity card on campus.',
    ),
    heading('Canteen'),
    paragraph(
      'The canteen behind the courtyard is open on working days from 9 AM to 5 PM. Lunch with rice, dal, a vegetable and four rotis costs ₹50, tea ₹10. The food is vegetarian, and you can pay by UPI or in cash.',
    ),
    heading('First aid'),
    paragraph(
      'A nurse is in the medical room, room 2 of the Main Building, on working days from 10 AM to 4 PM, and a doctor on Wednesday at 11 AM. In an emergency, call 112, or ask at the guard’s room for the college car.',
    ),
    heading('Wi-Fi'),
    paragraph(
      'There is Wi-Fi in the library. Show your identity card at the librarian’s desk to get an account.',
    ),
    heading('When something is wrong'),
    bullets(
      paragraph(
        'Classes, internal tests and practicals: the ',
        textLink('head of the department', '/pages/heads-of-department'),
        '.',
      ),
      paragraph(
        'Ragging: the national anti-ragging helpline ',
        textLink('1800-180-5522', 'tel:18001805522'),
        ', day and night, or the Chief Proctor, Jagdish Chand Rana.',
      ),
      paragraph(
        'Any other complaint: the ',
        textLink('grievance committee', '/disclosure#item-grievances'),
        '. It answers within fifteen working days.',
      ),
      paragraph(
        'Sexual harassment: the ',
        textLink('internal committee', '/disclosure#item-internal-committee'),
        '. Complaints are confidential.',
      ),
      'A counsellor is in room 9 on Monday and Thursday from 12 noon to 2 PM. No appointment is needed.',
    ),
    heading('Lost and found'),
    paragraph(
      'Ask at the guard’s room at gate 1. Unclaimed items go to the Student Welfare Fund after a semester.',
    ),
  ),
  days: [],
  courseTable: 'none',
}
