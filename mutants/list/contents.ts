import type { Mutant } from '../mutant.ts'

const http = (file: string, name: string) => ({ file: `src/platform/http/${file}.test.ts`, name })

export const contentMutants: Mutant[] = [
  {
    without: 'reporting conflicting changes of a setting',
    file: 'server/src/content/settings/settings.ts',
    change: [['      throw conflict(settingChanged)\n', '      changed.length = 0\n']],
    test: {
      file: 'src/content/settings/settings.test.ts',
      name: 'on outdated screens gets a conflict',
    },
  },
  {
    without: 'scanning words only once',
    file: 'contract/src/content/wording-checks.ts',
    change: [['const address = /(?<![\\w.+-])', 'const address = /']],
    test: { file: 'src/content/entries/wording-cost.test.ts', name: 'take time proportional' },
  },
  {
    without: 'keeping notices that have expired out of bulk publication',
    file: 'server/src/content/publication/change-many.ts',
    change: [['if (isAfterLastDay(', 'if (!isAfterLastDay(']],
    test: { file: 'src/content/publication/change-many.test.ts', name: 'many drafts' },
  },
  {
    without: 'asking before a notice is published after its last day',
    file: 'contract/src/content/last-day.ts',
    change: [['(at && isAfterLastDay(', '(!at && isAfterLastDay(']],
    test: { file: 'src/content/publication/last-day.test.ts', name: 'after its last day' },
  },
  {
    without: 'scanning the space in an amount only once',
    file: 'contract/src/content/number-fields.ts',
    change: [['/(?<!\\s)\\s*\\/-$/', '/\\s*\\/-$/']],
    test: { file: 'src/content/entries/clerks-input.test.ts', name: 'a long run of space' },
  },
  {
    without: 'scanning the list of sheets only once',
    file: 'server/src/operations/import-export/read-workbook.ts',
    change: [['sheet\\s[^<>]*>', 'sheet\\s[^>]*>']],
    test: { file: 'src/operations/import-export/xlsx.test.ts', name: 'never ends' },
  },
  {
    without: 'scanning the space in a header only once',
    file: 'server/src/operations/import-export/read-table.ts',
    change: [['/(?<!\\s)\\s*', '/\\s*']],
    test: { file: 'src/operations/import-export/files.test.ts', name: 'a long run of space' },
  },
  {
    without: 'an end of telephone numbers',
    file: 'contract/src/content/wording-checks.ts',
    change: [['[\\d -]{7,20}', '[\\d -]{7,}']],
    test: { file: 'src/content/entries/wording-cost.test.ts', name: 'take time proportional' },
  },
  {
    without: 'reading each mark of a text once',
    file: 'contract/src/content/rich-text/rich-text-node.ts',
    change: [
      [
        'Object.entries(heights).filter(([name]) => names.has(name))',
        'nodesIn(marks).flatMap(({ type }) => Object.entries(heights).filter(([name]) => name === type))',
      ],
    ],
    test: { file: 'src/content/entries/wording-cost.test.ts', name: 'however often' },
  },
  {
    without: 'scanning compressed objects in documents',
    file: 'server/src/content/documents/reading/scan-objects.ts',
    change: [["      lookAt(Buffer.from(objects).toString('latin1'), 0, results, false)\n", '']],
    test: {
      file: 'src/content/documents/reading/read-pdf.test.ts',
      name: 'is rejected with its fault, and nothing of it is stored',
    },
  },
  {
    without: 'a sandbox for documents whose objects cannot be unpacked',
    file: 'server/src/content/documents/reading/scan-objects.ts',
    change: [["if (!objects) results.found.add('sealed')\n    else {", 'if (objects) {']],
    test: {
      file: 'src/content/documents/reading/read-pdf.test.ts',
      name: 'is read and recorded as sealed',
    },
  },
  {
    without: 're-encoding scanned pages',
    file: 'server/src/content/library/store-file.ts',
    change: [["isPdf ? bytes : await pictures.encodePage(bytes, 'first')", 'bytes']],
    test: {
      file: 'src/content/library/pictures-of-texts.test.ts',
      name: 'only a photo’s pixels are kept, upright and large enough for a sheet: no location, no hidden data',
    },
  },
  {
    without: 'stripping everything but pixels from pictures',
    file: 'server/src/platform/images/routes.ts',
    change: [["default-src 'none'; sandbox; ", '']],
    test: http('uploads', 'an uploaded picture is served'),
  },
  {
    without: 'the sandbox of unread documents',
    file: 'server/src/content/documents/send-document.ts',
    change: [[' && readAt !== null && fault === null', '']],
    test: { file: 'src/content/library/document-routes.test.ts', name: 'sandboxed' },
  },
  {
    without: 'neutralising formulas in cells',
    file: 'server/src/platform/http/csv.ts',
    change: [['    escape_formulas: true,\n', '']],
    test: { file: 'src/messaging/contact/messages-csv.test.ts', name: 'no cell is a formula' },
  },
  {
    without: 'neutralising formulas after a semicolon',
    file: 'server/src/platform/http/csv.ts',
    change: [['write(columns, records.map(inCells), false)', 'write(columns, records, false)']],
    test: {
      file: 'src/messaging/contact/messages-csv.test.ts',
      name: 'with semicolons as separators, no part of a cell is a formula either',
    },
  },
  {
    without: 'neutralising formulas after a line break or in quotation marks',
    file: 'server/src/platform/http/csv.ts',
    change: [['(?<=[;\\n\\r])(?="*[', '(?<=;)(?=[']],
    test: {
      file: 'src/messaging/contact/messages-csv.test.ts',
      name: 'with semicolons as separators, no part of a cell is a formula either',
    },
  },
  {
    without: 'single-line names in messages',
    file: 'contract/src/platform/endpoint.ts',
    change: [['z.regex(/^[^\\p{Control}\\u2028\\u2029]*$/u,', 'z.regex(/^/,']],
    test: {
      file: 'src/messaging/contact/validation.test.ts',
      name: 'line breaks are rejected except in the message',
    },
  },
  {
    without: 'metrics for this machine only',
    file: 'server/src/platform/monitoring/metrics.ts',
    change: [["    if (!isAllowed) throw notFound('Not found')\n", '']],
    test: { file: 'src/platform/monitoring/metrics.test.ts', name: 'metrics are for this machine' },
  },
  {
    without: 'hiding metrics from visitors behind a proxy',
    file: 'server/src/platform/monitoring/metrics.ts',
    change: [[' && !isForwarded', '']],
    test: { file: 'src/platform/monitoring/metrics.test.ts', name: 'metrics are for this machine' },
  },
  {
    without: 'requiring PUBLIC_URL in production',
    file: 'server/src/platform/config/config.ts',
    change: [["!isDeployed && nodeEnvironment === 'production'", 'false']],
    test: { file: 'src/platform/config/config.test.ts', name: '' },
  },
  {
    without: 'rejecting guessable administrator passwords',
    file: 'server/src/platform/config/environment.ts',
    change: [['!guessable.test(value)', 'true']],
    test: { file: 'src/platform/config/config.test.ts', name: '' },
  },
  {
    without: 'closing the local profile to the network',
    file: 'server/src/platform/config/config.ts',
    change: [['!isDeployed && !loopback.has(given.HOST)', 'false']],
    test: { file: 'src/platform/config/config.test.ts', name: '' },
  },
  {
    without: 'responses limited to the contract’s fields',
    file: 'server/src/app.ts',
    change: [['  app.setSerializerCompiler(serializerCompiler)\n', '']],
    test: http('nothing-more', 'public responses have the contract’s fields'),
  },
  {
    without: 'invalidating pages when their content changes',
    file: 'server/src/platform/rendering/render.ts',
    change: [['    for (const tag of tags) rendered.shows.add(tag)\n', '']],
    test: {
      file: 'src/platform/rendering/pages.test.ts',
      name: 'a cached page is rendered again when something it shows changes, and not when anything else does',
    },
  },
  {
    without: 'requiring calls to name their cache tags',
    file: 'server/src/platform/rendering/render.ts',
    change: [['(statusCode >= 400 ? cacheTags : undefined)', 'cacheTags.slice(cacheTags.length)']],
    test: {
      file: 'src/platform/rendering/pages.test.ts',
      name: 'a call without cache tags fails the page',
    },
  },
  {
    without: 'checking the version that a write is based on',
    file: 'server/src/content/entries/locks.ts',
    change: [["    .where('version', '=', version)\n", '']],
    test: { file: 'src/content/entries/drafts.test.ts', name: 'outdated version is rejected' },
  },
  {
    without: 'reading an entry again that is saved meanwhile',
    file: 'server/src/content/entries/locks.ts',
    change: [['version !== item.version', 'false']],
    test: {
      file: 'src/content/entries/read-meanwhile.test.ts',
      name: 'has one version’s text',
      engine: 'postgres',
    },
  },
  {
    without: 'checking the publication that a draft is based on',
    file: 'server/src/content/publication/publish.ts',
    change: [['if ((basedOn ?? null) !== item.publishedId)', 'if (false)']],
    test: { file: 'src/content/entries/drafts.test.ts', name: 'doesn’t overwrite a newer one' },
  },
  {
    without: 'validation before publication',
    file: 'server/src/content/publication/publish.ts',
    change: [['schemaErrorsOf(declaredOf(type), written.data)', '{}']],
    test: {
      file: 'src/content/publication/publish.test.ts',
      name: 'invalid entries are not published',
    },
  },
  {
    without: 'remembering the previous address on publication',
    file: 'server/src/content/revisions/content-events.ts',
    change: [
      ['    (trx, { item, ...publication }) => recordAddress(trx, item, publication),\n', ''],
    ],
    test: {
      file: 'src/content/entries/pages.test.ts',
      name: 'a previous address redirects to the page',
    },
  },
  {
    without: 'hiding scheduled content until its time',
    file: 'server/src/content/model/public-at.ts',
    change: [['when "publishAt" <= ${now}', 'when "publishAt" is not null']],
    test: { file: 'src/content/publication/publish.test.ts', name: 'is public from its time on' },
  },
  {
    without: 'confirmation before an emergency is published',
    file: 'server/src/content/publication/confirmation.ts',
    change: [['if (question && !isConfirmed)', 'if (false)']],
    test: {
      file: 'src/content/alerts/alerts.test.ts',
      name: 'an emergency is published only with confirmation: now, scheduled, or on review',
    },
  },
  {
    without: 'binding a preview to its reader',
    file: 'server/src/content/previews/views.ts',
    change: [["    .where('readerId', readerId ? '=' : 'is', readerId)\n", '']],
    test: {
      file: 'src/content/previews/views.test.ts',
      name: 'a draft is previewed on its page, without scripts, only by its author',
    },
  },
  {
    without: 'a copy of the text that a shared translation translates',
    file: 'server/src/content/previews/views.ts',
    change: [['await previewedData(trx, itemId, edited.data, timestamp)', 'edited.data']],
    test: { file: 'src/content/previews/shared-translation.test.ts', name: 'a shared translation' },
  },
  {
    without: 'reading invalid years as the nearest one',
    file: 'contract/src/platform/zoned-time.ts',
    change: [['const value = nearest(written)', 'const value = written']],
    test: {
      file: 'src/content/entries/unusual-years.test.ts',
      name: 'stays public, and years in drafts',
    },
  },
  {
    without: 'keeping revisions that an entry points to',
    file: 'server/src/content/revisions/prune.ts',
    change: [['      currentIds.includes(one._id) ||\n', '']],
    test: { file: 'src/content/revisions/prune.test.ts', name: 'stay at any age' },
  },
  {
    without: 'freezing files while a publisher reviews',
    file: 'server/src/content/library/permissions.ts',
    change: [
      ["    if (isRequested && !may('publish content')) throw conflict(libraryRequested)\n", ''],
    ],
    test: {
      file: 'src/content/library/requested.test.ts',
      name: 'a picture waiting for approval can’t be changed by its author, neither file nor texts',
    },
  },
]
