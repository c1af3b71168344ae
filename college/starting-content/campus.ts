import type { ContentOf } from 'contract/content/types'

export const startingCampus: ContentOf<'campus'> = {
  /** Cards of the home page at `/#facilities`. */
  facilities: [
    {
      _key: 'facility-1',
      name: 'Library',
      text: 'Textbooks, reference works, newspapers and journals in Hindi and English stand on open shelves around the reading hall. Students borrow with their library card and use the catalogue and e-journals at the terminals. Law has a library of its own.',
      picture: 'facility-library',
      place: '/pages/library',
    },
    {
      _key: 'facility-2',
      name: 'Science Labs',
      text: 'Physics, chemistry, botany and zoology have separate laboratories, and computing has rooms with one machine for each student. Practical classes are held in small groups, so that everybody handles the apparatus.',
      picture: 'facility-labs',
      place: '/course/b.sc.#facilities',
    },
    {
      _key: 'facility-3',
      name: 'Sports Complex',
      text: 'A running track, a football field, a basketball court and a kabaddi ground lie beside the pavilion. The Physical Education office lends equipment, trains the college teams and holds trials at the start of every year.',
      picture: 'facility-sports',
      place: '/events?category=sports',
    },
  ],
  welcomePicture: 'about',
  aboutPicture: 'about',
  gallery: [],
  leaders: [],
}
