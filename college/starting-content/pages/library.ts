import type { ContentOf } from 'contract/content/types'
import { bullets, doc, heading, paragraph, table } from '../../rich-text.ts'

export const libraryRulesPage: ContentOf<'page'> = {
  title: 'Library',
  slug: 'library',
  summary: 'Opening hours, how many books you can borrow and for how long, fines and e-journals.',
  body: doc(
    heading('Hours'),
    table(
      ['', 'Monday to Saturday', 'Sunday'],
      [
        ['Lending desk', '9:30 AM – 5 PM', 'Closed'],
        ['Reading room', '9 AM – 6 PM', 'Closed'],
        ['Reading room, four weeks before examinations', '9 AM – 8 PM', '10 AM – 5 PM'],
        ['Law library', '9:30 AM – 6 PM', 'Closed'],
      ],
    ),
    heading('Borrowing'),
    table(
      ['Who', 'Books', 'For'],
      [
        ['Undergraduate students', '3', '14 days'],
        ['Postgraduate, B.Ed. and law students', '5', '14 days'],
        ['Teachers and staff', '10', 'One semester'],
        ['Alumni, with a reading card', 'In the reading room', ''],
      ],
    ),
    bullets(
      'Your identity card is your library card. You can’t borrow on someone else’s card.',
      'A loan can be renewed once unless someone else has reserved the book.',
      'The fine is ₹1 a day. If you lose a book, replace it or pay its current price.',
      'Leave bags in the racks at the door and set your phone to silent. Water is allowed in a closed bottle.',
    ),
    heading('Collection'),
    paragraph(
      'About 31,400 books, 42 journals and nine newspapers in Hindi, English and Urdu; question papers of the last five years; the catalogue and e-journals through N-LIST at eight terminals, and from home with the account that the librarian gives you. Two terminals have a screen reader.',
    ),
    paragraph(
      'The book bank lends a set of textbooks for the whole year to sixty students whose family income is below ₹2.5 lakh. Apply until August 31.',
    ),
  ),
  days: [],
  courseTable: 'none',
}
