/** Whether everything runs (`npm run test:all`), or only what `npm test` has time for: a journey per requirement. */
export const isFullRun = process.env.TEST_ALL !== undefined

/** Details of a journey, for `npm run test:all`. */
export const onlyInFullRun = { tag: '@full' }

/** Of several cases of one journey, those that are no sample of the others run in the full run alone. */
export const inEachRunIf = (isSample: boolean) => (isSample ? {} : onlyInFullRun)
