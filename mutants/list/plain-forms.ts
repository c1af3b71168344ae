import type { Mutant } from '../mutant.ts'

const forms = 'server/src/events/registrations/form-routes.ts'
const plain = (name: string) => ({ file: 'src/platform/rendering/plain-forms.test.ts', name })

/** Forms sent without scripts, and input that any form may contain. */
export const plainFormMutants: Mutant[] = [
  {
    without: 'leaving secrets out of forms that are rendered again',
    file: 'server/src/platform/rendering/script-forms.ts',
    change: [['(name) => names.includes(name)', '() => true']],
    test: plain('says that its form needs scripts, and returns no secret'),
  },
  {
    without: 'rejecting invisible names',
    file: forms,
    change: [['registrationName.safeParse(name).success', 'name.length > 0']],
    test: plain('a rejected registration stays in the form, with each error at its field'),
  },
  {
    without: 'validating input before the address is looked up',
    file: 'server/src/events/registrations/request-registration.ts',
    change: [
      ["    if (typeof stored === 'string') return stored\n", ''],
      [
        "    const known = await findOne(trx, eventId, key, ['registered', 'waiting', 'offered'])\n",
        "    const known = await findOne(trx, eventId, key, ['registered', 'waiting', 'offered'])\n    if (typeof stored === 'string' && !known) return stored\n",
      ],
      [
        '    const isInVain =\n',
        "    if (typeof stored === 'string') return 'sent'\n    const isInVain =\n",
      ],
    ],
    test: plain('whether an address is registered'),
  },
  {
    without: 'HEAD for public content only',
    file: 'server/src/platform/http/mount.ts',
    change: [["method === 'GET' && endpoint.access === 'everyone' && !writes", "method === 'GET'"]],
    test: {
      file: 'src/platform/http/head.test.ts',
      name: 'public reads support HEAD, and calls that change something don’t',
    },
  },
  {
    without: 'checking the dots of an address',
    file: 'contract/src/platform/email.ts',
    change: [['!straysOfDots.test(local) && ', '']],
    test: {
      file: 'src/platform/http/email-addresses.test.ts',
      name: 'email addresses are ASCII, with domains in other scripts as DNS names',
    },
  },
  {
    without: 'a maximum length for the local part of an address',
    file: 'contract/src/platform/email.ts',
    change: [['local.length <= longestLocal && ', '']],
    test: {
      file: 'src/platform/http/email-addresses.test.ts',
      name: 'email addresses are ASCII, with domains in other scripts as DNS names',
    },
  },
  {
    without: 'counting the digits of a phone number',
    file: 'contract/src/platform/phone.ts',
    change: [['signs.test(value) && digitsIn(value) >= least', 'signs.test(value)']],
    test: { file: 'src/platform/http/phone-numbers.test.ts', name: 'is not a telephone number' },
  },
  {
    without: 'reading phone numbers between direction marks',
    file: 'contract/src/platform/phone.ts',
    change: [['withoutStrayMarks(value)', 'value']],
    test: {
      file: 'src/platform/http/phone-numbers.test.ts',
      name: 'as copied or typed on another keyboard, is stored as',
    },
  },
  {
    without: 'a bound on uneven rows, each of which costs the parser an error',
    file: 'server/src/operations/import-export/read-csv.ts',
    change: [['uneven > maxUneven', 'uneven < 0']],
    test: {
      file: 'src/operations/import-export/delimiters.test.ts',
      name: 'a file with too many empty lines',
    },
  },
  {
    without: 'reporting error cells of workbooks',
    file: 'server/src/operations/import-export/read-workbook.ts',
    change: [["sheet.replace(errorCell, '$1str')", 'sheet']],
    test: {
      file: 'src/operations/import-export/xlsx.test.ts',
      name: 'a cell with an error is read as its text, which is rejected like in CSV files',
    },
  },
  {
    without: 'leaving out the empty rows of a workbook',
    file: 'server/src/operations/import-export/read-workbook.ts',
    change: [['.filter(({ cells }) => cells.some((cell) => cell.trim()))', '']],
    test: {
      file: 'src/operations/import-export/xlsx.test.ts',
      name: 'empty rows, however many, don’t burden the server',
    },
  },
  {
    without: 'cutting off the formatted end of a workbook',
    file: 'server/src/operations/import-export/read-workbook.ts',
    change: [['if (rowsEnd < 0) return sheet', 'if (rowsEnd < sheet.length) return sheet']],
    test: {
      file: 'src/operations/import-export/xlsx.test.ts',
      name: 'empty rows, however many, don’t burden the server',
    },
  },
  {
    without: 'reading no more rows of a workbook than a table may have',
    file: 'server/src/operations/import-export/read-workbook.ts',
    change: [['.slice(0, maxRows)', '.slice(0)']],
    test: {
      file: 'src/operations/import-export/xlsx.test.ts',
      name: 'of a table with too many rows, one more than allowed is read',
    },
  },
  {
    without: 'rejecting workbooks whose cells are far apart',
    file: 'server/src/operations/import-export/read-workbook.ts',
    change: [[' || rows * columns > limits.cells', '']],
    test: {
      file: 'src/operations/import-export/xlsx.test.ts',
      name: 'are rejected without filling in those before them',
    },
  },
  {
    without: 'limiting what the cells of a workbook repeat',
    file: 'server/src/operations/import-export/read-workbook.ts',
    change: [['characters > maxCharacters', 'characters < 0']],
    test: {
      file: 'src/operations/import-export/xlsx.test.ts',
      name: 'texts that cells share are read, unless they would fill the memory',
    },
  },
  {
    without: 'rejecting numbers that a spreadsheet has shortened',
    file: 'server/src/operations/import-export/plan-import.ts',
    change: [['    if (rewritten.length > 0) return rejected(...rewritten)\n', '']],
    test: {
      file: 'src/operations/import-export/rewritten-cells.test.ts',
      name: 'a cell rewritten by a spreadsheet is rejected with instructions:',
    },
  },
  {
    without: 'a time limit for the bodies of forms',
    file: 'server/src/platform/http/slow-bodies.ts',
    change: [['!hasBody(request)', '!routeOptions.schema?.body']],
    test: { file: 'src/platform/http/slow-bodies.test.ts', name: 'is cut off' },
  },
  {
    without: 'reserving memory for all of a long form',
    file: 'server/src/platform/http/plain-forms.ts',
    change: [
      ['    route.bodyLimit = bodyBytes\n', '    void route\n'],
      ["{ parseAs: 'buffer' }", "{ parseAs: 'buffer', bodyLimit: bodyBytes }"],
    ],
    test: {
      file: 'src/platform/http/body-budget.test.ts',
      name: 'as many bytes are reserved for a form',
    },
  },
  {
    without: 'rejecting forms with thousands of fields',
    file: 'server/src/platform/http/plain-forms.ts',
    change: [[' || [...form].length > mostFields', '']],
    test: plain('a form with more fields than any page has'),
  },
]
