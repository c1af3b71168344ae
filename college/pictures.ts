/** The college's own picture: its file is `pictures/<key>.webp`. `blur` is a tiny stand-in shown while it loads. */
export type CollegePicture = {
  alt: string
  blur: string
}

/** Of the courses and their groups; those of the campus are in `campus-pictures.ts`, so that a page brings only what it may show. */
export const pictures = {
  'group-professional': {
    alt: 'Modern four-storey academic block in brick and glass with planted beds and a lawn',
    blur: 'data:image/webp;base64,UklGRjAAAABXRUJQVlA4ICQAAABwAQCdASoKAAYADMDOJbAAAmc7gADxIBRLdU+LLX3wDcQiAAA=',
  },
  'group-law': {
    alt: "Moot court hall seen from the public benches: wood panelling, columns and a raised judges' bench",
    blur: 'data:image/webp;base64,UklGRjQAAABXRUJQVlA4ICgAAABwAQCdASoKAAYADMDOJbACdADTAAD3TWA049VFRlEnrTGmpTc7EgAA',
  },
  'group-other': {
    alt: 'The arcaded wing and end pavilion of the main building behind palms and tall mast trees',
    blur: 'data:image/webp;base64,UklGRi4AAABXRUJQVlA4ICIAAABwAQCdASoKAAYADMDOJZAAAeAM4ADKB55r8pjmLm/rgAAA',
  },
  'course-bba': {
    alt: 'Meeting room with a long oval table, leather chairs and a screen showing a bar and line chart',
    blur: 'data:image/webp;base64,UklGRjQAAABXRUJQVlA4ICgAAACwAQCdASoKAAYADMDOJbACdADZgoAAANVCFyRGk7vl+SMjDWQdjaAA',
  },
  'course-bca': {
    alt: 'Computer laboratory seen from one of its desks: monitors with lines of program code in rows, and a projection screen',
    blur: 'data:image/webp;base64,UklGRjgAAABXRUJQVlA4ICwAAACwAQCdASoKAAYADMDOJaACdADYC1QAAPd1AYAZoXzyXhT4iNT2kDbCmQAAAA==',
  },
  'course-bed': {
    alt: 'Classroom with wooden desks and benches, open notebooks and a chalkboard with a sketched curve',
    blur: 'data:image/webp;base64,UklGRjAAAABXRUJQVlA4ICQAAACQAQCdASoKAAYADMDOJZgCdAD5QgAA/G064MiUhYn9HPWAAAA=',
  },
  'course-btc': {
    alt: 'Bright primary-style classroom with round tables, small coloured chairs, building blocks and an alphabet frieze',
    blur: 'data:image/webp;base64,UklGRjAAAABXRUJQVlA4ICQAAADQAQCdASoKAAYADMDOJaACdAD1cCdHAAD8VDwUO9d57b2AAAA=',
  },
  'course-law': {
    alt: 'A wooden gavel, brass scales and an open book on a desk in front of shelves of law reports',
    blur: 'data:image/webp;base64,UklGRjAAAABXRUJQVlA4ICQAAADQAQCdASoKAAYADMDOJaACdAEO1f9AAAD+DtDEfsHlgEz5AAA=',
  },
  'course-ba': {
    alt: 'An open book, a stack of old volumes, an inkwell with a quill and a vase of flowers on a wooden desk',
    blur: 'data:image/webp;base64,UklGRjIAAABXRUJQVlA4ICYAAACQAQCdASoKAAYADMDOJbACdADXGAAA/hTM7wP2oHJ+rrdzCAAAAA==',
  },
  'course-bsc': {
    alt: 'Flasks, beakers and a rack of test tubes with coloured liquids on a laboratory bench',
    blur: 'data:image/webp;base64,UklGRi4AAABXRUJQVlA4ICIAAABQAQCdASoKAAYADMDOJQAALE7QAOh89m6dnrb+LI6jCAAA',
  },
  'course-ma': {
    alt: 'The library seen from its upper gallery, with timber beams, bookshelves and reading tables below',
    blur: 'data:image/webp;base64,UklGRjYAAABXRUJQVlA4ICoAAADwAQCdASoKAAYADMDOJbACdAEWTrINiwAA8DYmM7sHU7YVV880+Q5AAAA=',
  },
  'course-bcom': {
    alt: 'Printed charts, a calculator, stacks of coins and a globe on a desk under a green reading lamp',
    blur: 'data:image/webp;base64,UklGRjQAAABXRUJQVlA4ICgAAACQAQCdASoKAAYADMDOJbACdACBhYAA/Zf4Keyz9TDDDnaRDrgSrAAA',
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
    alt: 'Seminar hall with rows of tables and red chairs facing a lectern and a projection screen',
    blur: 'data:image/webp;base64,UklGRjAAAABXRUJQVlA4ICQAAACQAQCdASoKAAYADMDOJZACdADWwQAA2/BeE2WbpecW4v3wzAA=',
  },
  'law-gallery-4': {
    alt: 'Arcaded courtyard with a clock tower, fountain, benches and a flowering tree',
    blur: 'data:image/webp;base64,UklGRjIAAABXRUJQVlA4ICYAAABQAQCdASoKAAYADMDOJbAAAOgAAPqMt/J5l2qooz49d5Uo4wAAAA==',
  },
} as const satisfies Record<string, CollegePicture>
export type PictureKey = keyof typeof pictures
