import { disclosurePath } from 'contract/content/disclosure'
import { noticesPath } from 'contract/content/notices'
import { pageAddresses } from 'contract/platform/page-addresses'
import { sitePages } from 'contract/platform/site-pages'
import { alwaysListed, fromStart, type Source } from '../../platform/search-engine/source.ts'

const { login, signup, subscriptions, verify, 'forgot-password': forgotPassword } = pageAddresses

/** What else people call them. */
const pages: Record<keyof typeof sitePages, { path: string; names: string }> = {
  notices: { path: noticesPath, names: 'notice board news circulars सूचनाएँ' },
  disclosure: { path: disclosurePath, names: 'mandatory disclosure सार्वजनिक प्रकटीकरण' },
  subscriptions: {
    path: subscriptions,
    names: 'subscribe unsubscribe newsletter alerts ईमेल से सूचनाएँ',
  },
  verify: { path: verify, names: 'verify certificate verification प्रमाण-पत्र जाँचें' },
  login: { path: login, names: 'log in signin portal password लॉग इन लॉगिन' },
  signup: { path: signup, names: 'sign up register registration खाता बनाएँ' },
  'forgot-password': { path: forgotPassword, names: 'reset change lost पासवर्ड भूल गया गए' },
}

const isName = (name: string): name is keyof typeof pages => name in pages

/** In Hindi, the website translates them as it does on the pages themselves. */
export const pageSource: Source = {
  list: async () => Object.keys(pages).map(alwaysListed),
  describe: async (_, listed) =>
    listed.flatMap((one) => {
      if (!isName(one.itemId)) return []
      const { title, about } = sitePages[one.itemId]
      const { path, names } = pages[one.itemId]
      return [
        {
          ...one,
          kind: 'page',
          path,
          title,
          alsoTitle: names,
          body: about,
          also: '',
          date: fromStart,
        },
      ]
    }),
}
