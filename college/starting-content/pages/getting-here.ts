import type { ContentOf } from 'contract/content/types'
import { bullets, doc, heading, paragraph, textLink } from '../../rich-text.ts'
import { startingFacts } from '../facts.ts'

export const gettingHerePage: ContentOf<'page'> = {
  title: 'Getting here by bus, train or car',
  slug: 'getting-here',
  summary:
    'Where the college is, which bus stops in front of it, where to park, and how to get in without stairs.',
  body: doc(
    paragraph(
      `The college is on Canal Road in Aranya Nagar, ${startingFacts.locality}, on the left bank of the canal. The brick gate with the mango tree is gate 1; visitors and cars use gate 2, 150 metres further on. `,
      textLink('See the map', startingFacts.mapAddress),
      '.',
    ),
    heading('By bus'),
    bullets(
      'City bus 11 from the old bus stand to the stop “Aranya Nagar, Canal Road”: 25 minutes, every 20 minutes from 6:30 AM to 8 PM. The stop is in front of gate 1.',
      'Shared autos from Meerut Road crossing: 10 minutes, ₹20.',
      'Students can buy a pass for the college bus.',
    ),
    heading('By train and metro'),
    bullets(
      'Ghaziabad Junction is 5 km away. City bus 11 and shared autos stop at the exit of platform 1.',
      'New Bus Adda, the last station of the Red Line, is 6 km away: take an auto, about ₹120.',
    ),
    heading('By car or cycle'),
    bullets(
      'Parking for thirty cars and a covered stand for 400 cycles and motorcycles inside gate 2. Parking is free.',
      'On examination days, cars park on the field opposite gate 2.',
    ),
    heading('Without steps'),
    bullets(
      'Gate 2, the way to the Main Building and the ground floor of every block are step-free.',
      'The Academic Block has a lift to both floors. The Science Block has none: classes are moved to the ground floor for those who need it.',
      'Two parking places for persons with disabilities are beside the ramp, and an accessible toilet is to the right of the office.',
      'A wheelchair is at the guard’s room. Call ahead, and someone will meet you at the gate.',
    ),
    paragraph(`Office: ${startingFacts.phones[0]?.number}, ${startingFacts.officeHours}.`),
  ),
  days: [],
  courseTable: 'none',
}
