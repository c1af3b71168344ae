import type { Mutant } from '../mutant.ts'

export const translationMutants: Mutant[] = [
  {
    without: 'showing a translation only beside the text that it translates',
    file: 'contract/src/content/translations/translated-fields.ts',
    change: [
      ['translation.of.includes(textHash(english)) ? translation.text', 'true ? translation.text'],
    ],
    test: {
      file: 'src/content/translations/translations.test.ts',
      name: 'whose English has changed since',
    },
  },
  {
    without: 'keeping translations after a small correction',
    file: 'contract/src/content/translations/confirm-translation.ts',
    change: [['alsoTranslates(given, after[name])', 'given']],
    test: {
      file: 'src/content/translations/translations.test.ts',
      name: 'the Hindi stays with one tick',
    },
  },
  {
    without: 'searching only for the translation that visitors read',
    file: 'contract/src/content/translations/translated-words.ts',
    change: [["status === 'current'", "status !== 'missing'"]],
    test: {
      file: 'src/content/translations/translations.test.ts',
      name: 'can’t be searched for before',
    },
  },
  {
    without: 'moving translations with what they translate',
    file: 'server/src/content/translations/follow-source.ts',
    change: [['      pointers: { deletedAt },', '      pointers: {  deletedAt: item.deletedAt },']],
    test: {
      file: 'src/content/translations/translations.test.ts',
      name: 'goes to the trash and comes back',
    },
  },
]
