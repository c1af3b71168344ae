/** The college's own picture: its file is `pictures/<key>.webp`. `blur` is a tiny stand-in shown while it loads. */
export type CollegePicture = {
  alt: string
  width: number
  height: number
  blur: string
}

export const pictures = {
  'hero-1': {
    alt: 'The main building in evening sun: red brick arcades with sandstone arches, a domed central gateway with four-columned turrets, palms, flower beds and a fountain on the lawn',
    width: 1920,
    height: 1080,
    blur: 'data:image/webp;base64,UklGRkoAAABXRUJQVlA4ID4AAADwAQCdASoQAAkABABoJbACdAEedJt8IAAA+/9/6kfgEThkQjyiBxtgfcq4o9U+4wDWKgMHdY3fUjSjdOWAAA==',
  },
  'hero-2': {
    alt: 'Double-height library reading hall with timber beams, a tall arched window, book-lined galleries and rows of wooden tables with green reading lamps',
    width: 1920,
    height: 1080,
    blur: 'data:image/webp;base64,UklGRl4AAABXRUJQVlA4IFIAAADwAQCdASoQAAkABABoJbACdAEJwVsbWgAA/sGvvxr6DgSczpEIEs5alXWXaVsmTDiwRsPcqP722cOiaG4LVLuv2OM3jnatc3hw8w0om/aKgAAA',
  },
  'hero-3': {
    alt: 'Courtyard with brick and sandstone arcades on three sides, a clock tower, a round fountain, benches and a lawn in low sun',
    width: 1920,
    height: 1080,
    blur: 'data:image/webp;base64,UklGRkoAAABXRUJQVlA4ID4AAADwAQCdASoQAAkABABoJbACdAEegiN+2AAA/koW/qC37OygGlNU8X972GAfKxqF4d+OWkGWyZ/h1XK+6aIAAA==',
  },
  'hero-4': {
    alt: 'Science laboratory with long dark benches, stools, shelves of reagent bottles, coloured flasks and a green chalkboard at the far end',
    width: 1920,
    height: 1080,
    blur: 'data:image/webp;base64,UklGRkoAAABXRUJQVlA4ID4AAADwAQCdASoQAAkABABoJYwCdAEU9lrLJFAA/tcrqAfz+O/icDChlaP3hITQEZFKc70p7E6fclsW9+hHRAVwAA==',
  },
  'hero-5': {
    alt: 'Sports ground with a blue basketball court, red running track, striped football field and a brick pavilion with flags',
    width: 1920,
    height: 1080,
    blur: 'data:image/webp;base64,UklGRkYAAABXRUJQVlA4IDoAAAAQAgCdASoQAAkABABoJbACdH8AFcSuzgoAAP6OIAGGaOxw9bMKsZIBQEtxwCn+mTtaMPELMZsSAAAA',
  },
  about: {
    alt: 'Front view of the main building along a paved path, with lamp posts, benches and the fountain before the domed gateway',
    width: 1280,
    height: 720,
    blur: 'data:image/webp;base64,UklGRkwAAABXRUJQVlA4IEAAAADQAQCdASoQAAkABABoJbACdH8AEvwEwAD94nTXm7Z4CYX5Oct7Bs38n8ZNaW1AR5U1+/v6MZaTAOBfT8HzaAAA',
  },
  'facility-library': {
    alt: 'Reading tables with open books and brass lamps between tall bookshelves in the library',
    width: 1280,
    height: 720,
    blur: 'data:image/webp;base64,UklGRlwAAABXRUJQVlA4IFAAAAAQAgCdASoQAAkABABoJagCdADp8WXfF3QAAP7m8OkA9NS+pREcdPT3Z324PaI7e9FpDtlIbsMuxEL52aPKU21AcOdQ3aeBn4ze0Tt0o0AAAA==',
  },
  'facility-labs': {
    alt: 'Computer laboratory with rows of monitors, blue chairs and a projection screen beside a brick wall',
    width: 1280,
    height: 720,
    blur: 'data:image/webp;base64,UklGRlgAAABXRUJQVlA4IEwAAADQAQCdASoQAAkABABoJZgCdACquDMkAAD+32VQE5KNcprp71wrJKdwGECPuzlA+qHPrxMLrQeVN6d0eHlBdjLs92/U7yQ64tez2AAA',
  },
  'facility-sports': {
    alt: 'Basketball hoop and ball on the outdoor court at low sun, trees and floodlights behind',
    width: 1280,
    height: 720,
    blur: 'data:image/webp;base64,UklGRkYAAABXRUJQVlA4IDoAAAAQAgCdASoQAAkABABoJbACdH8AGJt6l9mgAP6Ps+QgA2A/WmWkkYtcQLe/iw1QthfEYpQIds1+gAAA',
  },
  'group-professional': {
    alt: 'Modern four-storey academic block in brick and glass with planted beds and a lawn',
    width: 1280,
    height: 720,
    blur: 'data:image/webp;base64,UklGRkQAAABXRUJQVlA4IDgAAACQAQCdASoQAAkABABoJbAC7AB+qAAA/Z1YM7ZAMtqsvt3N3+/ikGZoB2cE4MZ2WxHtb117weTAAA==',
  },
  'group-law': {
    alt: "Moot court hall seen from the public benches: wood panelling, columns and a raised judges' bench",
    width: 1280,
    height: 720,
    blur: 'data:image/webp;base64,UklGRlYAAABXRUJQVlA4IEoAAAAwAgCdASoQAAkABABoJbACdLoAAyR4LU1I4AD+xgUscxMdwSXZA+lo3INbyTVjTSoBiBblJW00AfGX0aZivcAVYY8b97pu4QAAAA==',
  },
  'group-other': {
    alt: 'The arcaded wing and end pavilion of the main building behind palms and tall mast trees',
    width: 1280,
    height: 720,
    blur: 'data:image/webp;base64,UklGRlIAAABXRUJQVlA4IEYAAACQAQCdASoQAAkABABoJZgCdACbySAA+RDIFrXm57Wn+IBfmMprVdTZMRUUrVa36kB0jKXTk6jiPGAX+k7sZOQ+L/MJQAAA',
  },
  'course-bba': {
    alt: 'Meeting room with a long oval table, leather chairs and a screen showing a bar and line chart',
    width: 1280,
    height: 720,
    blur: 'data:image/webp;base64,UklGRloAAABXRUJQVlA4IE4AAACwAQCdASoQAAkABABoJbACdACovVBgAPyM71TLt6fLhMJP11K81qlcT/LOWp8IyMmC74PNBsiD4c0cfyAzEU8Oqf+DZIXJ2v+KvTa1oAA=',
  },
  'course-bca': {
    alt: 'Close view of computer monitors with lines of program code on a laboratory desk',
    width: 1280,
    height: 720,
    blur: 'data:image/webp;base64,UklGRmYAAABXRUJQVlA4IFoAAACwAQCdASoQAAkABABoJbACdACWeP/AAP6xCmsz40+yAcnQMkLxwcUAm/WzCD4RQD9V2bXJgUGtCy5jtQkv7BZ+6kOI4E933y75IquAPRSi3GZ5In7n+ZEmwAA=',
  },
  'course-bed': {
    alt: 'Classroom with wooden desks and benches, open notebooks and a chalkboard with a sketched curve',
    width: 1280,
    height: 720,
    blur: 'data:image/webp;base64,UklGRlAAAABXRUJQVlA4IEQAAADQAQCdASoQAAkABABoJaACdAEUhOSOQAD+1y1w0FWU54m7RgwOCYjQol/hdV20xBO6/3IQgjARfavgnCMYb3Du5FHAAA==',
  },
  'course-btc': {
    alt: 'Bright primary-style classroom with round tables, small coloured chairs, building blocks and an alphabet frieze',
    width: 1280,
    height: 720,
    blur: 'data:image/webp;base64,UklGRkoAAABXRUJQVlA4ID4AAADQAQCdASoQAAkABABoJagCdACY5uJIAAD+yKeDA+qVuloU/xjw0T/ntL2O4elZ2GGL0XI8qZjCE1ehu8QAAA==',
  },
  'course-law': {
    alt: 'A wooden gavel, brass scales and an open book on a desk in front of shelves of law reports',
    width: 1280,
    height: 720,
    blur: 'data:image/webp;base64,UklGRkoAAABXRUJQVlA4ID4AAADwAQCdASoQAAkABABoJaACdAEQOB7yRwAA/uRGuozu3oJVeU56wASpROhSPouHOD3I9o5ZnBEydWWn/l8AAA==',
  },
  'course-ba': {
    alt: 'An open book, a stack of old volumes, an inkwell with a quill and a vase of flowers on a wooden desk',
    width: 1280,
    height: 720,
    blur: 'data:image/webp;base64,UklGRlIAAABXRUJQVlA4IEYAAACwAQCdASoQAAkABABoJbACdADtcWYAAP7mAYbE4wkBXyDjfce91i6guxQ/NWBKVUuoBrPaVL4AaFgmRN1fJaNlA7hpQAAA',
  },
  'course-bsc': {
    alt: 'Flasks, beakers and a rack of test tubes with coloured liquids on a laboratory bench',
    width: 1280,
    height: 720,
    blur: 'data:image/webp;base64,UklGRkYAAABXRUJQVlA4IDoAAADQAQCdASoQAAkABABoJZQC06Dyn1sAwADyRiIMllCn+Ox3b1yNneq4l4qIsyWjE1wxJDCU/Z9AMvAA',
  },
  'course-ma': {
    alt: 'The library seen from its upper gallery, with timber beams, bookshelves and reading tables below',
    width: 1280,
    height: 720,
    blur: 'data:image/webp;base64,UklGRl4AAABXRUJQVlA4IFIAAACwAQCdASoQAAkABABoJbACdAEGOuoAAPawW6eMaqOtSkjH6xlzotWe8ySUz4AAb7KKvTVdwuTJ+oSXTg/Ey/sG60w8x6sSnjsa4TTILrRQAAAA',
  },
  'course-bcom': {
    alt: 'Printed charts, a calculator, stacks of coins and a globe on a desk under a green reading lamp',
    width: 1280,
    height: 720,
    blur: 'data:image/webp;base64,UklGRlYAAABXRUJQVlA4IEoAAACwAQCdASoQAAkABABoJbACdAEHrsgAAP7l9CnBuD1mFhROuikG5omXS6oJJ3Gyeba0Yg9XCPHcFAXzTiC92n67Q6e5yr652wgAAA==',
  },
  'course-mcom': {
    alt: 'Long conference table with papers, laptops, flowers and leather chairs in a wood-panelled room',
    width: 1280,
    height: 720,
    blur: 'data:image/webp;base64,UklGRlIAAABXRUJQVlA4IEYAAADQAQCdASoQAAkABABoJbACdADgt6CtAAD+qedmlwDHaVAeA2rlTd4YxIqWTdnLUVSzk2gc+HrexLfubkYeQnwDUikgAAAA',
  },
  'course-msc': {
    alt: 'A microscope, a ball-and-stick molecule model and glassware on a laboratory bench',
    width: 1280,
    height: 720,
    blur: 'data:image/webp;base64,UklGRj4AAABXRUJQVlA4IDIAAACwAQCdASoQAAkABABoJZwAAaSQTcIAAPDzZupGt/9EGeRgKLoOPCbGMO0YwSUJ7CkAAA==',
  },
  'law-gallery-1': {
    alt: "Moot court hall with a red carpet leading to the panelled judges' bench under a timber ceiling",
    width: 1280,
    height: 720,
    blur: 'data:image/webp;base64,UklGRlwAAABXRUJQVlA4IFAAAADwAQCdASoQAAkABABoJbACdLoAAm1j09gA/fB3jTNIfq6brOVl+mfe0Uk3HW0Aqazu/Gxt+nBiwEGUUvbPfkOormKizUwx2X/ZOBPcyZ0gAA==',
  },
  'law-gallery-2': {
    alt: 'Law library seen from the gallery, with uniform bound reports on the shelves and long reading tables',
    width: 1280,
    height: 720,
    blur: 'data:image/webp;base64,UklGRlwAAABXRUJQVlA4IFAAAADQAQCdASoQAAkABABoJbACdACoFT5BAADeUAs/AKdfaFsUq8ksqB73Xk3OZDl9q6xIedhwLil9SLsIxBqq7i7KvioaS5Hhq8z026FJusIAAA==',
  },
  'law-gallery-3': {
    alt: 'Seminar hall with rows of tables and maroon chairs facing a lectern and a projection screen',
    width: 1280,
    height: 720,
    blur: 'data:image/webp;base64,UklGRlYAAABXRUJQVlA4IEoAAADwAQCdASoQAAkABABoJaACdAEfBVvxJSAA/dXmytYpSainVdz8069N98HoTZ/m11Y6pIbOx3OVJ3T7W2YvPyyMTJ7+CbAL9OXgAA==',
  },
  'law-gallery-4': {
    alt: 'Arcaded courtyard with a clock tower, fountain, benches and a flowering tree',
    width: 1280,
    height: 720,
    blur: 'data:image/webp;base64,UklGRlQAAABXRUJQVlA4IEgAAADwAQCdASoQAAkABABoJbACdH8AF2hVAAAA+6WGBvmh5PMRSk2NCkq0Qszs0wD7EdcP6OeezN27NQt8QIB42h1MzOIbUm7gAAA=',
  },
  'event-1': {
    alt: 'Auditorium with red seats facing a lit stage with a projected slide, a lectern, curtains and flowers',
    width: 1280,
    height: 720,
    blur: 'data:image/webp;base64,UklGRlgAAABXRUJQVlA4IEwAAACQAQCdASoQAAkABABoJbACdAB+8gAA/uyeBbS/6e+z1FHL7popL3u9lo3aZ3Z61e/Ex4+ImmgU8Ji04J0nA0ILHfpiXQSVtClKIAAA',
  },
  'event-2': {
    alt: 'Running track set with hurdles under strings of coloured pennants on sports day',
    width: 1280,
    height: 720,
    blur: 'data:image/webp;base64,UklGRkoAAABXRUJQVlA4ID4AAADQAQCdASoQAAkABABoJbACdAEekcs/2AD+W3CyCYM16dIzG+Go9zWAHWJUj/v+IuQzjrJzWG9KTfCfyK8AAA==',
  },
  'event-3': {
    alt: 'The campus in the evening with strings of warm lights, festival stalls and the floodlit domed building',
    width: 1280,
    height: 720,
    blur: 'data:image/webp;base64,UklGRlYAAABXRUJQVlA4IEoAAADwAQCdASoQAAkABABoJbACdAEObHQJgAAA/qNMtGfKr2rgTYTZruU3cZj2z+POc5rfIceUDFIeX0Y0dcB0Yx2zPoAQcWazcGAAAA==',
  },
  'event-4': {
    alt: 'Science exhibition hall with models, a globe and poster boards on coloured tables under bunting',
    width: 1280,
    height: 720,
    blur: 'data:image/webp;base64,UklGRlwAAABXRUJQVlA4IFAAAAAQAgCdASoQAAkABABoJaACdAD7jn2fRFEAAP7X9Q+Q/y3mR7CaM68P/zZcM9SNOjlhJa6fMHm2kWjqWkF+u+U7AZMuEaoF+dyh5PTxdcw4AA==',
  },
  'event-5': {
    alt: 'Rows of white chairs on the lawn before canopied stages and the main building, set for convocation',
    width: 1280,
    height: 720,
    blur: 'data:image/webp;base64,UklGRlAAAABXRUJQVlA4IEQAAADQAQCdASoQAAkABABoJbACdAEU6d1ZgADh3toWahmsiZxq8qYavAAvO8zqIwAjCQu2xlSoe4RmzyMmk3TfYz/Jb1EAAA==',
  },
  'event-6': {
    alt: 'Seminar hall with a chart on the screen, a lectern with flowers and rows of tables',
    width: 1280,
    height: 720,
    blur: 'data:image/webp;base64,UklGRloAAABXRUJQVlA4IE4AAAAQAgCdASoQAAkABABoJbACdAELyNpUVnIAAN5iAfDob41S31z4N08KLTfCamGf+0pMwHBeC8PFqKvCwAe934wMvMziDX9ETgSVtoV0AAA=',
  },
  'og-default': {
    alt: 'The domed main building at evening with the college emblem of a tree and an open book',
    width: 1200,
    height: 630,
    blur: 'data:image/webp;base64,UklGRkwAAABXRUJQVlA4IEAAAACwAQCdASoQAAgABABoJbACdADWwroAAP7mzk7XtHRSOLWlbYLx1MCrYU1KOq1p/PnQYY/iNmxlUv/4TEnERgAA',
  },
} as const satisfies Record<string, CollegePicture>
export type PictureKey = keyof typeof pictures
