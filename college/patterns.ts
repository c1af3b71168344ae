import { programCode } from 'contract/content/program-code'

/** Drawn in lines over a tile of 48 by 48, where a course or an event has no picture. */
const drawings = {
  arches: 'M8 48V24C8 16 16 13 24 4c8 9 16 12 16 20v24M16 48V29c0-5 4-7 8-11 4 4 8 6 8 11v19',
  brackets: 'M15 14 5 24l10 10M33 14l10 10-10 10M28 11l-8 26',
  bars: 'M7 42V30h8v12M20 42V20h8v22M33 42V8h8v34M0 42h48',
  ledger: 'M0 12h48M0 24h48M0 36h48M14 0v48M18 0v48',
  columns: 'M6 8h36M9 12h30M12 12v26M20 12v26M28 12v26M36 12v26M9 38h30M6 42h36',
  book: 'M24 13C18 8 10 8 4 11v26c6-3 14-3 20 2 6-5 14-5 20-2V11c-6-3-14-3-20 2v26',
  rings: 'M24 5 40 14v20L24 43 8 34V14ZM24 15l8 5v9l-8 5-8-5v-9Z',
  board: 'M5 9h38v24H5ZM16 33l-5 10M32 33l5 10M12 17h14M12 23h20',
}

const ofDepartment: Record<string, keyof typeof drawings> = {
  bca: 'brackets',
  bba: 'bars',
  bcom: 'ledger',
  mcom: 'ledger',
  ballb: 'columns',
  ba: 'book',
  ma: 'book',
  bsc: 'rings',
  msc: 'rings',
  bed: 'board',
  btc: 'board',
}

export const patternOf = (department = ''): string =>
  drawings[ofDepartment[programCode(department)] ?? 'arches']
