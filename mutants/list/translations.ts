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
  {
    without: 'showing the Hindi of a record only beside the text that it translates',
    file: 'contract/src/content/translations/record-translations.ts',
    change: [
      ['currentTranslation(recordText(translates, columns.get(name)), given)', 'given.text'],
    ],
    test: {
      file: 'src/content/records/record-translations.test.ts',
      name: 'once the English has changed',
    },
  },
  {
    without: 'leaving translations of people alone that a client doesn’t know',
    file: 'server/src/people/faculty/record.ts',
    change: [['form.seen === undefined ? texts : always', 'always']],
    test: {
      file: 'src/content/records/record-translations.test.ts',
      name: 'clients that know nothing of translations',
    },
  },
  {
    without: 'exporting only Hindi that is current',
    file: 'server/src/content/records/table.ts',
    change: [
      ['currentTranslation(english, parseTranslation(json))', 'parseTranslation(json)?.text'],
    ],
    test: {
      file: 'src/operations/import-export/export.test.ts',
      name: 'Hindi travels with the text',
    },
  },
  {
    without: 'writing emails in the language of their reader',
    file: 'server/src/platform/mail/reader-language.ts',
    change: [['return row?.language ?? null', 'return null']],
    test: {
      file: 'src/events/emails/emails-in-hindi.test.ts',
      name: 'people who register on a page in Hindi',
    },
  },
  {
    without: 'storing the Hindi of a record by the rules of its text',
    file: 'contract/src/content/translations/translated-fields.ts',
    change: [['else given.value = data', '']],
    test: {
      file: 'src/content/records/record-translations.test.ts',
      name: 'Hindi is stored by the rules of its text',
    },
  },
  {
    without: 'binding imported Hindi to the rich text as it is stored',
    file: 'server/src/content/records/table.ts',
    change: [['translationOf(translates, stored[besideText.name], read.text)', 'column']],
    test: {
      file: 'src/operations/import-export/member-table.test.ts',
      name: 'Hindi added in a table',
    },
  },
  {
    without: 'keeping calls from having a second address under a language',
    file: 'server/src/platform/http/language-prefix.ts',
    change: [['[^/%?]*', '[^/?]*']],
    test: {
      file: 'src/platform/http/language-prefix.test.ts',
      name: 'is no address of a call',
    },
  },
  {
    without: 'emailing subscribers in the language in which they saved their choice',
    file: 'server/src/messaging/subscriptions/form-routes.ts',
    change: [['{ ...choice, language }', 'choice']],
    test: {
      file: 'src/messaging/subscriptions/news-emails.test.ts',
      name: 'in the language of the page',
    },
  },
  {
    without: 'keeping Hindi that is current here when a package is imported',
    file: 'server/src/operations/import-export/merge-translation.ts',
    change: [["own?.status === 'current'", 'own === null']],
    test: {
      file: 'src/operations/import-export/package-translations.test.ts',
      name: 'that somebody has written here since stays',
    },
  },
  {
    without: 'binding the Hindi of a package to the ids of this site',
    file: 'server/src/operations/import-export/plan-packed-translation.ts',
    change: [['after: source.data }', 'after: source.packed }']],
    test: {
      file: 'src/operations/import-export/package-translations.test.ts',
      name: 'whose files have other ids here',
    },
  },
  {
    without: 'leaving the Hindi of the venue that a move ends',
    file: 'server/src/events/calendar/lifecycle.ts',
    change: [
      [
        'return text ? [[name, translationOf(events.fields.venue, venue, text)]] : []',
        'return text ? [[name, translationOf(events.fields.venue, venue, text)]] : [[name, null]]',
      ],
    ],
    test: {
      file: 'src/events/emails/emails-in-hindi.test.ts',
      name: 'an event that moves names both venues',
    },
  },
  {
    without: 'leaving out translations without texts of a package',
    file: 'server/src/operations/import-export/plan-package.ts',
    change: [
      ['      if (!known && !hasTexts(contentTypes[type].fields, texts)) continue\n', ''],
      ["import { hasTexts } from 'contract/content/translations/has-texts'\n", ''],
    ],
    test: {
      file: 'src/operations/import-export/package-translations.test.ts',
      name: 'without texts is not begun',
    },
  },
  {
    without: 'asking before saved replies that were typed are lost',
    file: 'web/app/panel/messaging/contact/saved-replies-dialog.tsx',
    change: [
      [
        'isDirty ? setLeaving(true) : onClose()',
        'isDirty && isLeaving ? setLeaving(true) : onClose()',
      ],
    ],
    test: { file: 'app/panel/messaging/contact/replies.test.tsx', name: 'lost by closing' },
  },
  {
    without: 'a limit of suggested translations',
    file: 'server/src/content/entries/collection-routes.ts',
    change: [['    await attempts.take([`suggestion:${actor._id}`, suggestionsOfAccount])\n', '']],
    test: { file: 'src/content/translations/suggest.test.ts', name: 'suggestions an hour' },
  },
  {
    without: 'a person who checks what a machine translated before it is public',
    file: 'contract/src/content/translations/translated-fields.ts',
    change: [['(({ isMachine }) => !isMachine,', '(({ isMachine }) => !isMachine || true,']],
    test: { file: 'src/content/translations/suggest.test.ts', name: 'until somebody confirms it' },
  },
  {
    without: 'one address of each call in all languages',
    file: 'server/src/platform/http/language-prefix.ts',
    change: [['(?!(?:api|auth|user)/)', '']],
    test: {
      file: 'src/platform/http/language-prefix.test.ts',
      name: 'is no address of a call',
    },
  },
  {
    without: 'keeping secrets below a language that is written with escapes',
    file: 'web/app/framework/addresses/page-address.ts',
    change: [['= plainUrl(written)', '= written']],
    test: { file: 'app/framework/addresses/language-prefix.test.ts', name: 'a secret below' },
  },
  {
    without: 'leaving alone what staff wrote where the panel has the same word in Hindi',
    file: 'web/app/lib/languages/page-in.ts',
    change: [["type === 'bdi' || props.translate === 'no'", "type === 'bdi'"]],
    test: {
      file: 'app/panel/hindi/panel-in-hindi.test.tsx',
      name: 'what somebody wrote stays as it is',
    },
  },
  {
    without: 'remembering the language that was chosen for the panel',
    file: 'web/app/framework/router/panel-pages.tsx',
    change: [['rememberPanelLanguage(language)', '{}']],
    test: {
      file: 'app/framework/router/panel-pages.test.tsx',
      name: 'open in the chosen language',
    },
  },
  {
    without: 'a limit on what the translation service answers',
    file: 'server/src/content/translations/suggest.ts',
    change: [['await limitedFetch(', 'await fetch(']],
    test: {
      file: 'src/content/translations/suggest.test.ts',
      name: 'an answer of the service that',
    },
  },
  {
    without: 'rejecting answers of the translation service with other lines',
    file: 'server/src/content/translations/suggest.ts',
    change: [[' || !translated.every(isLine)', '']],
    test: {
      file: 'src/content/translations/suggest.test.ts',
      name: 'an answer of the service that',
    },
  },
]
