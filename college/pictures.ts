/** The college's own picture: its file is `pictures/<key>.webp`. `blur` is a tiny stand-in shown while it loads. */
export type CollegePicture = {
  alt: string
  width: number
  height: number
  color: string
  blur: string
}

export const pictures = {
  'hero-1': {
    alt: 'The main building in evening sun: red brick arcades with sandstone arches, a domed central gateway with four-columned turrets, palms, flower beds and a fountain on the lawn',
    width: 1920,
    height: 1080,
    color: '#88a8b8',
    blur: 'data:image/webp;base64,UklGRkoAAABXRUJQVlA4ID4AAADwAQCdASoQAAkABABoJbACdAEedJt8IAAA+/9/6kfgEThkQjyiBxtgfcq4o9U+4wDWKgMHdY3fUjSjdOWAAA==',
  },
  'hero-2': {
    alt: 'Double-height library reading hall with timber beams, a tall arched window, book-lined galleries and rows of wooden tables with green reading lamps',
    width: 1920,
    height: 1080,
    color: '#180808',
    blur: 'data:image/webp;base64,UklGRl4AAABXRUJQVlA4IFIAAADwAQCdASoQAAkABABoJbACdAEJwVsbWgAA/sGvvxr6DgSczpEIEs5alXWXaVsmTDiwRsPcqP722cOiaG4LVLuv2OM3jnatc3hw8w0om/aKgAAA',
  },
  'hero-3': {
    alt: 'Courtyard with brick and sandstone arcades on three sides, a clock tower, a round fountain, benches and a lawn in low sun',
    width: 1920,
    height: 1080,
    color: '#88a8b8',
    blur: 'data:image/webp;base64,UklGRkoAAABXRUJQVlA4ID4AAADwAQCdASoQAAkABABoJbACdAEegiN+2AAA/koW/qC37OygGlNU8X972GAfKxqF4d+OWkGWyZ/h1XK+6aIAAA==',
  },
  'hero-4': {
    alt: 'Science laboratory with long dark benches, stools, shelves of reagent bottles, coloured flasks and a green chalkboard at the far end',
    width: 1920,
    height: 1080,
    color: '#b8a898',
    blur: 'data:image/webp;base64,UklGRkoAAABXRUJQVlA4ID4AAADwAQCdASoQAAkABABoJYwCdAEU9lrLJFAA/tcrqAfz+O/icDChlaP3hITQEZFKc70p7E6fclsW9+hHRAVwAA==',
  },
  'hero-5': {
    alt: 'Sports ground with a blue basketball court, red running track, striped football field and a brick pavilion with flags',
    width: 1920,
    height: 1080,
    color: '#387898',
    blur: 'data:image/webp;base64,UklGRkYAAABXRUJQVlA4IDoAAAAQAgCdASoQAAkABABoJbACdH8AFcSuzgoAAP6OIAGGaOxw9bMKsZIBQEtxwCn+mTtaMPELMZsSAAAA',
  },
  'event-1': {
    alt: 'Auditorium with red seats facing a lit stage with a projected slide, a lectern, curtains and flowers',
    width: 1280,
    height: 720,
    color: '#380808',
    blur: 'data:image/webp;base64,UklGRlgAAABXRUJQVlA4IEwAAACQAQCdASoQAAkABABoJbACdAB+8gAA/uyeBbS/6e+z1FHL7popL3u9lo3aZ3Z61e/Ex4+ImmgU8Ji04J0nA0ILHfpiXQSVtClKIAAA',
  },
  'event-2': {
    alt: 'Running track set with hurdles under strings of coloured pennants on sports day',
    width: 1280,
    height: 720,
    color: '#c84808',
    blur: 'data:image/webp;base64,UklGRkoAAABXRUJQVlA4ID4AAADQAQCdASoQAAkABABoJbACdAEekcs/2AD+W3CyCYM16dIzG+Go9zWAHWJUj/v+IuQzjrJzWG9KTfCfyK8AAA==',
  },
  'event-3': {
    alt: 'The campus in the evening with strings of warm lights, festival stalls and the floodlit domed building',
    width: 1280,
    height: 720,
    color: '#c8a868',
    blur: 'data:image/webp;base64,UklGRlYAAABXRUJQVlA4IEoAAADwAQCdASoQAAkABABoJbACdAEObHQJgAAA/qNMtGfKr2rgTYTZruU3cZj2z+POc5rfIceUDFIeX0Y0dcB0Yx2zPoAQcWazcGAAAA==',
  },
  'event-4': {
    alt: 'Science exhibition hall with models, a globe and poster boards on coloured tables under bunting',
    width: 1280,
    height: 720,
    color: '#c8c8b8',
    blur: 'data:image/webp;base64,UklGRlwAAABXRUJQVlA4IFAAAAAQAgCdASoQAAkABABoJaACdAD7jn2fRFEAAP7X9Q+Q/y3mR7CaM68P/zZcM9SNOjlhJa6fMHm2kWjqWkF+u+U7AZMuEaoF+dyh5PTxdcw4AA==',
  },
  'event-5': {
    alt: 'Rows of white chairs on the lawn before canopied stages and the main building, set for convocation',
    width: 1280,
    height: 720,
    color: '#88a8b8',
    blur: 'data:image/webp;base64,UklGRlAAAABXRUJQVlA4IEQAAADQAQCdASoQAAkABABoJbACdAEU6d1ZgADh3toWahmsiZxq8qYavAAvO8zqIwAjCQu2xlSoe4RmzyMmk3TfYz/Jb1EAAA==',
  },
  'event-6': {
    alt: 'Seminar hall with a chart on the screen, a lectern with flowers and rows of tables',
    width: 1280,
    height: 720,
    color: '#e8e8e8',
    blur: 'data:image/webp;base64,UklGRloAAABXRUJQVlA4IE4AAAAQAgCdASoQAAkABABoJbACdAELyNpUVnIAAN5iAfDob41S31z4N08KLTfCamGf+0pMwHBeC8PFqKvCwAe934wMvMziDX9ETgSVtoV0AAA=',
  },
  'og-default': {
    alt: 'The domed main building at evening with the college emblem of a tree and an open book',
    width: 1200,
    height: 630,
    color: '#98b8c8',
    blur: 'data:image/webp;base64,UklGRkwAAABXRUJQVlA4IEAAAACwAQCdASoQAAgABABoJbACdADWwroAAP7mzk7XtHRSOLWlbYLx1MCrYU1KOq1p/PnQYY/iNmxlUv/4TEnERgAA',
  },
} as const satisfies Record<string, CollegePicture>
export type PictureKey = keyof typeof pictures
