import type { ContentOf } from 'contract/content/types'

/** Pictures must be 1920 pixels wide. */
export const startingSlides: ContentOf<'slides'> = {
  slides: [
    {
      _key: 'slide-1',
      title: 'Your degree begins under these arches',
      text: 'Arts, science, commerce, management, teaching and law on one green campus near the National Capital Region.',
      picture: 'hero-1',
      buttonText: 'Professional Courses',
      place: '/courses/professional',
    },
    {
      _key: 'slide-2',
      title: 'Room to read, quiet to think',
      text: 'The reading hall opens before the first lecture and closes after the last. Every student has a library card.',
      picture: 'hero-2',
      buttonText: 'See the Library',
      place: '/#facilities',
    },
    {
      _key: 'slide-3',
      title: 'Understand it by doing it',
      text: 'Physics, chemistry, botany, zoology and computing each have a laboratory, with practical classes in small groups.',
      picture: 'hero-4',
      buttonText: 'See the Laboratories',
      place: '/#facilities',
    },
    {
      _key: 'slide-4',
      title: 'A game for every season',
      text: 'Athletics, football, basketball and kabaddi: the grounds are open to all students, mornings and evenings.',
      picture: 'hero-5',
      buttonText: 'See the Grounds',
      place: '/#facilities',
    },
    {
      _key: 'slide-5',
      title: 'Between lectures, the courtyard',
      text: 'Societies rehearse here, friends revise on the benches, and twice a year the whole college meets under the clock tower.',
      picture: 'hero-3',
    },
  ],
}
