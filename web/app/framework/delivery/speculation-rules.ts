import type { LanguageCode } from 'college/languages'
import { inLanguage } from '../addresses/language-prefix'
import { pages } from '../addresses/paths'

/** Pages with a secret in their URL, of the panel, or different for each reader. */
const isPrivate = ({ isSecret, frame, id }: (typeof pages)[number]) =>
  isSecret !== undefined || frame === 'panel' || id === 'account' || id === 'search'

const privatePathsIn = (language: LanguageCode) =>
  pages.filter(isPrivate).map(({ path }) => inLanguage(language, path))

const notPages = ['/api/*', '/auth/*', '/documents/*', '/uploads/*']

const rulesFor = (language: LanguageCode) =>
  JSON.stringify({
    prefetch: [
      {
        where: {
          and: [
            { href_matches: '/*' },
            {
              not: {
                href_matches: [
                  ...privatePathsIn(language).flatMap((path) => [path, `${path}?*`]),
                  ...notPages,
                ],
              },
            },
          ],
        },
        eagerness: 'moderate',
      },
    ],
  })

const ready = new Map<LanguageCode, string>()

/** Browsers prefetch a page when somebody points at its link, without running it. */
export function speculationRules(language: LanguageCode): string {
  const rules = ready.get(language) ?? rulesFor(language)
  ready.set(language, rules)
  return rules
}
