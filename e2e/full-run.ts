/** Set by `npm run test:all`; `npm test` runs one journey per requirement. */
export const isFullRun = process.env.TEST_ALL !== undefined

/** Only in `npm run test:all`. */
export const onlyInFullRun = { tag: '@full' }

/** Of several cases, only samples run in `npm test`. */
export const inEachRunIf = (isSample: boolean) => (isSample ? {} : onlyInFullRun)
