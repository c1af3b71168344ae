import type { ContentOf } from 'contract/content/types'
import { doc, paragraph, textLink } from '../../rich-text.ts'

export const cutOffsPage: ContentOf<'page'> = {
  title: 'Cut-off of the last three years',
  slug: 'cut-off',
  summary:
    'The marks that secured the last open-category seat in each course, and what they mean for you.',
  body: doc(
    paragraph(
      'A cut-off is known only when the last seat has been filled. It says what was enough in that year, not what will be enough in the next. Reserved categories had lower cut-offs; ask the admission desk.',
    ),
    paragraph(
      'For courses after Class 12 the figures are per cent in Class 12, for master’s courses per cent in the bachelor’s degree. For B.Ed., D.El.Ed. and B.A.LL.B. they are per cent in the entrance test or on the merit list of the state. The page of each course says more. Next: ',
      textLink('how to apply', '/pages/admission'),
      '.',
    ),
  ),
  days: [],
  courseTable: 'cutOffs',
}
