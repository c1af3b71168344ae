/** The college's own picture: its file is `pictures/<key>.webp`. `blur` is a tiny stand-in shown while it loads. */
export type CollegePicture = {
  alt: string
  blur: string
}

export const pictures = {
  about: {
    alt: 'Front view of the main building along a paved path, with lamp posts, benches and the fountain before the domed gateway',
    blur: 'data:image/webp;base64,UklGRjAAAABXRUJQVlA4ICQAAADQAQCdASoKAAYADMDOJbACdADbIdqMAADch5bBYUIXzqdA+AA=',
  },
  'facility-library': {
    alt: 'Reading tables with open books and brass lamps between tall bookshelves in the library',
    blur: 'data:image/webp;base64,UklGRjIAAABXRUJQVlA4ICYAAADQAQCdASoKAAYADMDOJaACdAEf9nrPAAD746x3yUVBXwjxZrxAAA==',
  },
  'facility-labs': {
    alt: 'Computer laboratory with rows of monitors, blue chairs and a projection screen beside a brick wall',
    blur: 'data:image/webp;base64,UklGRi4AAABXRUJQVlA4ICIAAADQAQCdASoKAAYADMDOJZACdAEQ9CDmgAD3iVW2gYRmIAAA',
  },
  'facility-sports': {
    alt: 'Basketball hoop and ball on the outdoor court at low sun, trees and floodlights behind',
    blur: 'data:image/webp;base64,UklGRjAAAABXRUJQVlA4ICQAAABwAQCdASoKAAYADMDOJbAC7AFAAAD9L4Ixs3i9wEr5n6iaqAA=',
  },
  'group-professional': {
    alt: 'Modern four-storey academic block in brick and glass with planted beds and a lawn',
    blur: 'data:image/webp;base64,UklGRjAAAABXRUJQVlA4ICQAAABwAQCdASoKAAYADMDOJbAAAk4YAAD6RaFMs7H1t08wikdgAAA=',
  },
  'group-law': {
    alt: "Moot court hall seen from the public benches: wood panelling, columns and a raised judges' bench",
    blur: 'data:image/webp;base64,UklGRjQAAABXRUJQVlA4ICgAAABwAQCdASoKAAYADMDOJbACdADTAAD3TWA049VFRlEnrTGmpTc7EgAA',
  },
  'group-other': {
    alt: 'The arcaded wing and end pavilion of the main building behind palms and tall mast trees',
    blur: 'data:image/webp;base64,UklGRi4AAABXRUJQVlA4ICIAAABwAQCdASoKAAYADMDOJYgAAeC5IADKB55r8pjmroulmAAA',
  },
  'course-bba': {
    alt: 'Meeting room with a long oval table, leather chairs and a screen showing a bar and line chart',
    blur: 'data:image/webp;base64,UklGRjQAAABXRUJQVlA4ICgAAACwAQCdASoKAAYADMDOJbACdADZgoAAANVCFyRGk7vl+SMjDWQdjaAA',
  },
  'course-bca': {
    alt: 'Close view of computer monitors with lines of program code on a laboratory desk',
    blur: 'data:image/webp;base64,UklGRjQAAABXRUJQVlA4ICgAAACQAQCdASoKAAYADMDOJZgCdADXGAAA9267pnv/iqAcqMCxeAfg5XQA',
  },
  'course-bed': {
    alt: 'Classroom with wooden desks and benches, open notebooks and a chalkboard with a sketched curve',
    blur: 'data:image/webp;base64,UklGRjAAAABXRUJQVlA4ICQAAACQAQCdASoKAAYADMDOJZgCdADyBgAA/G064Mjr9jThHPWAAAA=',
  },
  'course-btc': {
    alt: 'Bright primary-style classroom with round tables, small coloured chairs, building blocks and an alphabet frieze',
    blur: 'data:image/webp;base64,UklGRjAAAABXRUJQVlA4ICQAAACQAQCdASoKAAYADMDOJaACdAD5QgAA/G7oDoXem+ixBaAYAAA=',
  },
  'course-law': {
    alt: 'A wooden gavel, brass scales and an open book on a desk in front of shelves of law reports',
    blur: 'data:image/webp;base64,UklGRjAAAABXRUJQVlA4ICQAAACwAQCdASoKAAYAD8DOJaACdAEOOWMAAP4T8bVsvMnW4oeiAAA=',
  },
  'course-ba': {
    alt: 'An open book, a stack of old volumes, an inkwell with a quill and a vase of flowers on a wooden desk',
    blur: 'data:image/webp;base64,UklGRjIAAABXRUJQVlA4ICYAAACQAQCdASoKAAYADMDOJbACdADXGAAA/hW2Up6larQfGRcRPwAAAA==',
  },
  'course-bsc': {
    alt: 'Flasks, beakers and a rack of test tubes with coloured liquids on a laboratory bench',
    blur: 'data:image/webp;base64,UklGRi4AAABXRUJQVlA4ICIAAABQAQCdASoKAAYADMDOJQAALE7QAOh89m6dnrb+LI6jCAAA',
  },
  'course-ma': {
    alt: 'The library seen from its upper gallery, with timber beams, bookshelves and reading tables below',
    blur: 'data:image/webp;base64,UklGRjYAAABXRUJQVlA4ICoAAADwAQCdASoKAAYADMDOJbACdAEWTrIVWwAA8DYa6aueOBBvhi+fIcgAAAA=',
  },
  'course-bcom': {
    alt: 'Printed charts, a calculator, stacks of coins and a globe on a desk under a green reading lamp',
    blur: 'data:image/webp;base64,UklGRjQAAABXRUJQVlA4ICgAAACwAQCdASoKAAYADMDOJbACdADW0agAAP2X+CTJgGIY+T9XW7mEAAAA',
  },
  'course-mcom': {
    alt: 'Long conference table with papers, laptops, flowers and leather chairs in a wood-panelled room',
    blur: 'data:image/webp;base64,UklGRjIAAABXRUJQVlA4ICYAAACwAQCdASoKAAYADMDOJbACdADx+XBAAP0gwP/aheZQGr5LVhAAAA==',
  },
  'course-msc': {
    alt: 'A microscope, a ball-and-stick molecule model and glassware on a laboratory bench',
    blur: 'data:image/webp;base64,UklGRigAAABXRUJQVlA4IBwAAABwAQCdASoKAAYAD8DOJZwAAWQSAACSxFurKAAA',
  },
  'law-gallery-1': {
    alt: "Moot court hall with a red carpet leading to the panelled judges' bench under a timber ceiling",
    blur: 'data:image/webp;base64,UklGRjYAAABXRUJQVlA4ICoAAACQAQCdASoKAAYADMDOJbACdADWvEAA34aV1fubQZWCk2kapGqyYkgAAAA=',
  },
  'law-gallery-2': {
    alt: 'Law library seen from the gallery, with uniform bound reports on the shelves and long reading tables',
    blur: 'data:image/webp;base64,UklGRjQAAABXRUJQVlA4ICgAAACwAQCdASoKAAYADMDOJbACdADZkL0AAPpJ3CaVWuO+hU179mMCrAAA',
  },
  'law-gallery-3': {
    alt: 'Seminar hall with rows of tables and maroon chairs facing a lectern and a projection screen',
    blur: 'data:image/webp;base64,UklGRjAAAABXRUJQVlA4ICQAAACwAQCdASoKAAYADMDOJZACdAELG1AAAN7VNyOL+jzGDAAAAAA=',
  },
  'law-gallery-4': {
    alt: 'Arcaded courtyard with a clock tower, fountain, benches and a flowering tree',
    blur: 'data:image/webp;base64,UklGRjAAAABXRUJQVlA4ICQAAABQAQCdASoKAAYADMDOJbAAAOEAAPqMt/bSvwut0yvLvKlHGAA=',
  },
} as const satisfies Record<string, CollegePicture>
export type PictureKey = keyof typeof pictures
