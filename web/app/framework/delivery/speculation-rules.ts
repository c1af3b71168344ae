import { pages } from '../addresses/paths'

/** Pages with a secret in their URL, of the panel, or different for each reader. */
const isPrivate = ({ isSecret, frame, id }: (typeof pages)[number]) =>
  isSecret !== undefined || frame === 'panel' || id === 'account' || id === 'search'

const notPages = ['/api/*', '/auth/*', '/documents/*', '/uploads/*']

/** Browsers prefetch a page when somebody points at its link, without running it. */
export const speculationRules = JSON.stringify({
  prefetch: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          {
            not: {
              href_matches: [
                ...pages.filter(isPrivate).flatMap(({ path }) => [path, `${path}?*`]),
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
