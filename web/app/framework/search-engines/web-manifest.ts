import { colours } from 'college/colours'
import { college as fixed } from 'college/facts'
import icon192 from 'college/pictures/favicon.svg?w=192&allowUpscale=true&format=png'
import maskable512 from 'college/pictures/favicon.svg?w=360&allowUpscale=true&ground=brand&margin=76&format=png'
import icon512 from 'college/pictures/favicon.svg?w=512&allowUpscale=true&format=png'
import type { College } from 'contract/content/facts'
import type { JsonObject } from '#app/lib/json'
import type { PageLanguage } from '#app/lib/languages/page-language'

const { locale } = fixed
const type = 'image/png'

/** In the language of a page, whose bookmark on a phone opens the site in that language. */
export const webManifest = (
  { name, shortName, description }: College,
  language?: PageLanguage,
): JsonObject => ({
  id: '/',
  name: language?.translate(name) ?? name,
  short_name: language?.translate(shortName) ?? shortName,
  description: language?.translate(description) ?? description,
  lang: language?.code ?? locale,
  dir: 'ltr',
  start_url: language?.addressOf('/') ?? '/',
  scope: '/',
  // The site doesn't work offline, so it shouldn't look like an installed app.
  display: 'browser',
  theme_color: colours.brand,
  background_color: colours.surface,
  icons: [
    { src: icon192, sizes: '192x192', type, purpose: 'any' },
    { src: icon512, sizes: '512x512', type, purpose: 'any' },
    { src: maskable512, sizes: '512x512', type, purpose: 'maskable' },
  ],
})
