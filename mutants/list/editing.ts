import type { Mutant } from '../mutant.ts'

const presence = (name: string) => ({ file: 'src/content/model/presence.test.ts', name })
const requests = {
  file: 'src/content/publication/requests.test.ts',
  name: 'isn’t open while its entry is in the trash',
}

export const editingMutants: Mutant[] = [
  {
    without: 'permission to see who has a record open',
    file: 'server/src/content/records/routes.ts',
    change: [['      requireRecordRight(kind, await readColumns(trx, kind, _id), actor)\n', '']],
    test: presence('nobody of another department'),
  },
  {
    without: 'an end to having an entry open',
    file: 'server/src/content/model/presence.ts',
    change: [["    .where('seenAt', '>', secondsBefore(now, presenceSeconds))\n", '']],
    test: presence('until one of them is gone for a minute'),
  },
  {
    without: 'deleting who had a record open',
    file: 'server/src/content/model/presence.ts',
    change: [["['editingPresence', 'recordPresence'] as const", "['editingPresence'] as const"]],
    test: presence('nobody of another department'),
  },
  {
    without: 'rejecting the approval of an entry in the trash',
    file: 'server/src/content/publication/requests.ts',
    change: [["    .where('deletedAt', 'is', null)\n", '']],
    test: requests,
  },
  {
    without: 'keeping the review request of an entry in the trash',
    file: 'server/src/content/entries/collection.ts',
    change: [
      ['{ ...withdrawn(item), deletedAt }', '{ ...withdrawn(item), deletedAt, requestedId: null }'],
    ],
    test: requests,
  },
  {
    without: 'leaving out characters of a draft that no database stores',
    file: 'server/src/content/revisions/revisions.ts',
    change: [['const data = storableData(given)', 'const data = given']],
    test: {
      file: 'src/content/entries/unstorable-characters.test.ts',
      name: 'are left out of drafts and previews',
    },
  },
  {
    without: 'creating a record once, however often it is sent',
    file: 'server/src/content/records/store.ts',
    change: [['      if (created) return { isRepeated: true }\n', '']],
    test: {
      file: 'src/content/records/created-twice.test.ts',
      name: 'what was typed after the first try is not lost silently, and a copy is made once',
    },
  },
  {
    without: 'telling what was typed after a record was created',
    file: 'server/src/content/records/store.ts',
    change: [['  if (!isSame) throw conflict(alreadyCreated)\n', '']],
    test: {
      file: 'src/content/records/created-twice.test.ts',
      name: 'what was typed after the first try is not lost silently, and a copy is made once',
    },
  },
  {
    without: 'importing a file once, however often it is sent',
    file: 'server/src/operations/import-export/import-table.ts',
    change: [['    await requireNewImport(trx, _id)\n', '']],
    test: {
      file: 'src/content/records/created-twice.test.ts',
      name: 'a file that is imported again because no response came is imported once',
    },
  },
  {
    without: 'storing a message once, however often it is sent',
    file: 'server/src/messaging/contact/store-message.ts',
    change: [['    if (earlier?.number) return earlier.number\n', '']],
    test: {
      file: 'src/messaging/contact/contact.test.ts',
      name: 'a message that is sent again because no response came',
    },
  },
  {
    without: 'storing a message once that two clicks without scripts send',
    file: 'server/src/messaging/contact/store-message.ts',
    change: [['    if (repeated) return repeated\n', '']],
    test: {
      file: 'src/messaging/contact/plain-form.test.ts',
      name: 'two clicks without scripts send one message',
    },
  },
  {
    without: 'the same id for a message until a response comes',
    file: 'web/app/site/messaging/contact/use-contact-form.ts',
    change: [['_id: messageId.current, ...sent', '_id: newId(), ...sent']],
    test: {
      file: 'app/site/messaging/contact/contact-card.test.tsx',
      name: 'a message that is sent again without a response has the same id',
    },
  },
  {
    without: 'a conflict of two who choose a setting for the first time at once',
    file: 'server/src/content/settings/settings.ts',
    change: [['  if (added === 0n) throw conflict(settingChanged)\n', '  void added\n']],
    test: {
      file: 'src/content/settings/settings.test.ts',
      name: 'of two people who save a setting at once',
      engine: 'postgres',
    },
  },
  {
    without: 'a conflict of two who change a setting at once',
    file: 'server/src/content/settings/settings.ts',
    change: [["    .where('value', '=', replaced ?? '')\n", '']],
    test: {
      file: 'src/content/settings/settings.test.ts',
      name: 'of two people who save a setting at once',
      engine: 'postgres',
    },
  },
  {
    without: 'naming whoever saved the record in a conflict',
    file: 'server/src/content/records/merge-form.ts',
    change: [["    .where('subject', '=', subject)\n", '']],
    test: {
      file: 'src/content/records/merge-form.test.ts',
      name: 'who wrote to its registrants since',
    },
  },
]
