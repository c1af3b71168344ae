import type { HeroPictureKey } from './hero-pictures.ts'

/** Slides fill the screen, upright ones too: only these pictures are large enough. */

export type Slide = { title: string; description: string; picture: HeroPictureKey }

/** A slide of the home page: its button leads to a page or to a place on this one; without a path there is no button. */
export type HomeSlide = Slide & { buttonText?: string; path?: `/${string}` }

/** The slider at the top of the page of events. */
export const eventSlides = [
  {
    title: 'A campus that gathers',
    description:
      'From convocation to the annual festival, the year at Aranya is marked by days that students, parents and neighbours share.',
    picture: 'hero-1',
  },
  {
    title: 'Talks worth an evening',
    description:
      'Visiting scholars, reading circles and book launches meet in the library hall. Every public lecture is free and open to all students.',
    picture: 'hero-2',
  },
  {
    title: 'Workshops you take part in',
    description:
      'Open laboratories, science exhibitions and coding days where you build, measure and show your own work.',
    picture: 'hero-4',
  },
  {
    title: 'Play for the college',
    description:
      'Athletics, kabaddi, basketball and football through the year, with trials open to every class and department.',
    picture: 'hero-5',
  },
  {
    title: 'Evenings in the courtyard',
    description:
      'Music, theatre and poetry under the clock tower, prepared by student societies and open to families.',
    picture: 'hero-3',
  },
] as const satisfies readonly Slide[]

/** The slider at the top of the home page. */
export const homeSlides: readonly HomeSlide[] = [
  {
    title: 'Your degree begins under these arches',
    description:
      'Arts, science, commerce, management, teaching and law on one green campus near the National Capital Region.',
    picture: 'hero-1',
    buttonText: 'Professional Courses',
    path: '/courses/professional',
  },
  {
    title: 'Room to read, quiet to think',
    description:
      'The reading hall opens before the first lecture and closes after the last. Every student has a library card.',
    picture: 'hero-2',
    buttonText: 'See the Library',
    path: '/#facilities',
  },
  {
    title: 'Understand it by doing it',
    description:
      'Physics, chemistry, botany, zoology and computing each have a laboratory, with practical classes in small groups.',
    picture: 'hero-4',
    buttonText: 'See the Laboratories',
    path: '/#facilities',
  },
  {
    title: 'A game for every season',
    description:
      'Athletics, football, basketball and kabaddi: the grounds are open to all students, mornings and evenings.',
    picture: 'hero-5',
    buttonText: 'See the Grounds',
    path: '/#facilities',
  },
  {
    title: 'Between lectures, the courtyard',
    description:
      'Societies rehearse here, friends revise on the benches, and twice a year the whole college meets under the clock tower.',
    picture: 'hero-3',
  },
]
