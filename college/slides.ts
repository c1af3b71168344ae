import type { PictureKey } from './pictures.ts'

export type Slide = { title: string; description: string; picture: PictureKey }

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
    title: 'TEXT',
    description: 'TEXT',
    picture: 'hero-1',
    buttonText: 'Explore Courses',
    path: '/courses/professional',
  },
]
