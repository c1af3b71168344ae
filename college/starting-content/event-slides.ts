import type { ContentOf } from 'contract/content/types'

/** Pictures must be 1920 pixels wide. */
export const startingEventSlides: ContentOf<'eventSlides'> = {
  slides: [
    {
      _key: 'slide-1',
      title: 'A campus that gathers',
      text: 'From convocation to the annual festival, the year at Aranya is marked by days that students, parents and neighbours share.',
      picture: 'hero-1',
    },
    {
      _key: 'slide-2',
      title: 'Talks worth an evening',
      text: 'Visiting scholars, reading circles and book launches meet in the library hall. Every public lecture is free and open to all students.',
      picture: 'hero-2',
    },
    {
      _key: 'slide-3',
      title: 'Workshops you take part in',
      text: 'Open laboratories, science exhibitions and coding days where you build, measure and show your own work.',
      picture: 'hero-4',
    },
    {
      _key: 'slide-4',
      title: 'Play for the college',
      text: 'Athletics, kabaddi, basketball and football through the year, with trials open to every class and department.',
      picture: 'hero-5',
    },
    {
      _key: 'slide-5',
      title: 'Evenings in the courtyard',
      text: 'Music, theatre and poetry under the clock tower, prepared by student societies and open to families.',
      picture: 'hero-3',
    },
  ],
}
