import type { Mutant } from '../mutant.ts'

const at = (file: string) => `server/src/${file}.ts`
const tested = (file: string, name: string) => ({ file: `src/${file}.test.ts`, name })

/** Limits on the memory, statements and turns that one request or account may use. */
export const intakeMutants: Mutant[] = [
  {
    without: 'passing long lists as one variable',
    file: at('platform/db/long-in-lists'),
    change: [['values.length <= maxListedValues', 'values.length <= Number.POSITIVE_INFINITY']],
    test: tested(
      'platform/db/long-in-lists',
      'a statement can list more values than an engine allows variables',
    ),
  },
  {
    without: 'passing empty lists as one variable',
    file: at('platform/db/long-in-lists'),
    change: [['values.length > 0 && ', '']],
    test: {
      ...tested('platform/db/long-in-lists', 'an empty list has nothing in it'),
      engine: 'postgres',
    },
  },
  {
    without: 'writing rows in batches',
    file: at('platform/db/row-batches'),
    change: [['const rowsPerStatement = 200', 'const rowsPerStatement = 1_000_000']],
    test: tested('events/registrations/crowded-event', 'an event with thousands of registrations'),
  },
  {
    without: 'a share per account of the body budget',
    file: at('platform/queues/byte-budget'),
    change: [['if (isTooMuch || ', 'if (']],
    test: tested('platform/http/body-budget', 'unfinished uploads of one account'),
  },
  {
    without: 'releasing the bytes reserved for a body',
    file: at('platform/http/body-budget'),
    change: [["else reply.raw.once('close', end)", 'else return']],
    test: tested(
      'platform/http/body-budget',
      'the bytes reserved by an upload are free after its response, whatever that is',
    ),
  },
  {
    without: 'a limit on pages rendered for links',
    file: at('content/reports/dead-link-targets'),
    change: [['.slice(0, maxProbes)', '']],
    test: tested(
      'content/reports/dead-link-targets',
      'checking links renders no page to see whether it exists, and few to find their anchors',
    ),
  },
  {
    without: 'parsing long bodies one at a time',
    file: at('platform/http/body-turns'),
    change: [['if (letters > fewLetters)', 'if (letters > Number.POSITIVE_INFINITY)']],
    test: tested(
      'platform/http/body-turns',
      'one long body is processed in each turn of the event loop, networks in turn',
    ),
  },
  {
    without: 'waiting for connections that are not read yet before stopping',
    file: at('platform/http/drain'),
    change: [[' && unread === 0', '']],
    test: tested('platform/http/drain', 'accepted but not read yet'),
  },
  {
    without: 'rendering pages while the server closes',
    file: at('platform/rendering/render'),
    change: [['await inject(app.routing, {', 'await app.inject({']],
    test: tested('platform/http/drain', 'a page in progress when the server closes is rendered'),
  },
  {
    without: 'starting requests in turns',
    file: at('platform/http/begin-in-turns'),
    change: [['if (started < most) {', 'if (begun < Number.POSITIVE_INFINITY) {']],
    test: tested(
      'platform/http/begin-in-turns',
      'of many simultaneous requests, some start in each turn of the event loop, in order',
    ),
  },
  {
    without: 'turns of networks',
    file: at('platform/http/begin-in-turns'),
    change: [['const network = networkOf()', "const network = ''"]],
    test: tested('platform/http/begin-in-turns', 'networks start their requests in turn'),
  },
  {
    without: 'turns for cached responses',
    file: at('platform/http/server'),
    change: [
      [
        '    answerInTurn(request, response, answerNew)\n',
        '    if (!isServed(request, response)) answerInTurn(request, response, answerNew)\n',
      ],
    ],
    test: tested(
      'platform/http/begin-in-turns',
      'a visitor’s request needn’t wait until a crowd has its cached responses',
    ),
  },
  {
    without: 'accepting connections before more requests start',
    file: at('platform/http/begin-in-turns'),
    change: [['hasAccepted = true', 'hasAccepted = false']],
    test: tested(
      'platform/http/begin-in-turns',
      'while connections arrive, they are accepted before more requests start, for a while',
    ),
  },
  {
    without: 'turns for connections',
    file: at('platform/http/server'),
    change: [['    turns.noteAccepted()\n    socket.pause()\n', '']],
    test: tested(
      'platform/http/begin-in-turns',
      'a visitor doesn’t wait behind a crowd requesting cached responses',
    ),
  },
  {
    without: 'leaving pipelined requests unread',
    file: at('platform/http/serial-work'),
    change: [['if (socket.parser) socket.parser.onIncoming = readNoMore', '']],
    test: tested(
      'platform/http/serial-work',
      'of many pipelined requests, the first two are answered, and the connection ends',
    ),
  },
  {
    without: 'pauses in long work',
    file: at('platform/queues/in-turns'),
    change: [['      await setImmediate()\n', '']],
    test: tested(
      'operations/import-export/plan-package',
      'reading a long package doesn’t block other requests',
    ),
  },
  {
    without: 'a picture queue that is fair by account',
    file: at('platform/images/picture-turns'),
    change: [['const group = currentAccount()', "const group = ''"]],
    test: tested('platform/images/picture-turns', 'pictures are encoded one by one'),
  },
  {
    without: 'a workbook queue that is fair by account',
    file: at('operations/import-export/read-xlsx'),
    change: [['group: currentAccount()', "group: ''"]],
    test: tested(
      'operations/import-export/xlsx',
      'an account that sends many workbooks keeps nobody else from an import',
    ),
  },
  {
    without: 'removing what killed processes left behind',
    file: at('platform/storage/temporary-folder'),
    change: [['if (isLeft) ', 'if (isLeft && name === "") ']],
    test: tested(
      'platform/storage/temporary-folder',
      'folders of killed processes are removed, and those in use stay',
    ),
  },
]
