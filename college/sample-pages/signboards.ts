import type { ContentOf } from 'contract/content/types'
import { doc, heading, type Node, paragraph, table } from '../rich-text.ts'

const quotation = (text: string, who: string): Node => ({
  type: 'quote',
  content: [paragraph(text), paragraph(who)],
})

const linked = (text: string, href: string): Node => ({
  type: 'text',
  text,
  marks: [{ type: 'link', attrs: { href } }],
})

const person = (item: string): Node => ({ type: 'person', attrs: { item } })

export const signboards: ContentOf<'page'> = {
  title: 'What the signboards say',
  slug: 'what-the-signboards-say',
  summary:
    'Over six years, B.C.A. students have photographed the painted shop signs of the canal towns. Now a program can read them. It began with a sign that nobody could.',
  isStory: 'yes',
  days: [],
  courseTable: 'none',
  body: doc(
    paragraph(
      'The sign hung over a locked shop on the road to the bridge: blue letters on tin, half of them gone. Sowmya Narasimhan passed it on her way to the college every morning. One day in the rains she stopped her scooter and asked the tailor next door what it said. He had worked beside it for thirty years, and did not know.',
    ),
    paragraph(
      'She took a photograph and showed it to her second-year class. Fourteen students saw fourteen different words. “That was the first lesson of the course,” she says. “If we can’t agree on what is written, how shall a machine?”',
    ),
    heading('Sundays with a camera'),
    paragraph(
      'What followed was not in any syllabus. On Sundays, students who went home to the villages along the canal took their phones with them. They photographed barbers, seed shops, sweet makers and hand-pump mechanics; they wrote down the name of the painter where somebody remembered it. The Department of Hindi helped with spellings that no dictionary has.',
    ),
    quotation(
      'My grandfather painted signs. I had never read one of his to the end.',
      'Muskan Rajput, third year of B.C.A.',
    ),
    paragraph(
      'Muskan Rajput found nine of her grandfather’s boards, the oldest from 1968. Painters like him drew the line above the letters last, in one stroke, and where the stroke ran out they let it. Printed Hindi never does that, and programs made for print cut such words in the wrong place. So the students taught theirs to look for the hand first, and for the letter afterwards.',
    ),
    heading('The project in figures'),
    table(
      ['Figure', 'What it counts'],
      [
        ['1,940', 'signboards photographed, in 38 villages and five towns'],
        ['61', 'sign painters whose names are known again'],
        ['47 %', 'of words read correctly by the first version, made in one semester'],
        ['91 %', 'of words read correctly now, including worn ones'],
        ['112', 'students who have taken part so far, 64 of them women'],
      ],
    ),
    heading('Why it matters in an office'),
    paragraph(
      'Old land records, ration registers and school rolls are written by hand, on paper that fades. The tehsil office has lent the class a box of them, and two students of the third year now spend their project semester on it. Nitin Baghel, who teaches networks, keeps the pictures on a machine in the laboratory that is not connected to anything.',
    ),
    paragraph(
      'Not everything is solved. The program still takes a certain curl for a vowel sign where it is only decoration, and it has never seen Urdu. “Next year,” says Sowmya Narasimhan. The shop by the bridge has been let again, as a mobile repair. The tin sign is in the computer laboratory, above the door. It says: ',
      { type: 'text', text: 'Prakash Pustak Bhandar', marks: [{ type: 'italic' }] },
      ', the bookshop of light.',
    ),
    heading('The people in this story'),
    person('sowmya-narasimhan'),
    person('girish-chandra-pathak'),
    person('nitin-baghel'),
    paragraph(
      'The students’ first programs were written at the CodeFest. Read what is taught in ',
      linked('Bachelor of Computer Applications', '/course/bca'),
      '.',
    ),
  ),
}
