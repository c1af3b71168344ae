import type { StartingPicture } from 'contract/content/library/starting-files'

export const startingPictures: ReadonlyMap<string, StartingPicture> = new Map(
  Object.entries<StartingPicture>({
    'hero-1': {
      alt: 'The main building in evening sun: red brick arcades with sandstone arches, a domed central gateway with four-columned turrets, palms, flower beds and a fountain on the lawn',
      cut: '27,0,63.3,90',
    },
    'hero-2': {
      alt: 'Double-height library reading hall with timber beams, a tall arched window, book-lined galleries and rows of wooden tables with green reading lamps',
      cut: '20,14,56.2,80',
    },
    'hero-3': {
      alt: 'Courtyard with brick and sandstone arcades on three sides, a clock tower, a round fountain, benches and a lawn in low sun',
      cut: '18,8,56.2,80',
    },
    'hero-4': {
      alt: 'Science laboratory with long dark benches, stools, shelves of reagent bottles, coloured flasks and a green chalkboard at the far end',
      cut: '22,20,56.2,80',
    },
    'hero-5': {
      alt: 'Sports ground with a blue basketball court, red running track, striped football field and a brick pavilion with flags',
      cut: '43.7,20,56.2,80',
    },
    about: {
      alt: 'Front view of the main building along a paved path, with lamp posts, benches and the fountain before the domed gateway',
    },
    'facility-library': {
      alt: 'Reading tables with open books and green lamps below the book-lined gallery and the tall arched window of the library',
    },
    'facility-labs': {
      alt: 'Science laboratory: a dark bench with coloured flasks and reagent bottles, wooden stools, and a periodic table beside the chalkboard',
    },
    'facility-sports': {
      alt: 'Basketball hoop and ball on the outdoor court at low sun, trees and floodlights behind',
    },
    'group-professional': {
      alt: 'Modern four-storey academic block in brick and glass with planted beds and a lawn',
    },
    'group-law': {
      alt: 'Moot court hall seen from the public benches: wood panelling, columns and a raised judges’ bench',
    },
    'group-other': {
      alt: 'The arcaded wing and end pavilion of the main building behind palms and tall mast trees',
    },
    'course-bba': {
      alt: 'Meeting room with a long oval table, leather chairs and a screen showing a bar and line chart',
    },
    'course-bca': {
      alt: 'Computer laboratory seen from one of its desks: monitors with lines of program code in rows, and a projection screen',
    },
    'course-bed': {
      alt: 'Classroom with wooden desks and benches, open notebooks and a chalkboard with a sketched curve',
    },
    'course-btc': {
      alt: 'Bright primary-style classroom with round tables, small coloured chairs, building blocks and an alphabet frieze',
    },
    'course-law': {
      alt: 'A wooden gavel, brass scales and an open book on a desk in front of shelves of law reports',
    },
    'course-ba': {
      alt: 'An open book, a stack of old volumes, an inkwell with a quill and a vase of flowers on a wooden desk',
    },
    'course-bsc': {
      alt: 'Flasks, beakers and a rack of test tubes with coloured liquids on a laboratory bench',
    },
    'course-ma': {
      alt: 'The library seen from its upper gallery, with timber beams, bookshelves and reading tables below',
    },
    'course-bcom': {
      alt: 'Printed charts, a calculator, stacks of coins and a globe on a desk under a green reading lamp',
    },
    'course-mcom': {
      alt: 'Long conference table with papers, laptops, flowers and leather chairs in a wood-panelled room',
    },
    'course-msc': {
      alt: 'A microscope, a ball-and-stick molecule model and glassware on a laboratory bench',
    },
    'law-gallery-1': {
      alt: 'Moot court hall with a red carpet leading to the panelled judges’ bench under a timber ceiling',
    },
    'law-gallery-2': {
      alt: 'Law library seen from the gallery, with uniform bound reports on the shelves and long reading tables',
    },
    'law-gallery-3': {
      alt: 'Seminar hall with rows of tables and red chairs facing a lectern and a projection screen',
    },
    'law-gallery-4': {
      alt: 'Arcaded courtyard with a clock tower, fountain, benches and a flowering tree',
    },
  }),
)
