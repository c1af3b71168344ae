import type { Check } from './check.ts'

const isThere = (value: unknown) => typeof value === 'string' && value.trim() !== ''

export const feesStateTheirYear: Check = ({ fees, feesAsOf }) =>
  Array.isArray(fees) && fees.length > 0 && !isThere(feesAsOf)
    ? [{ path: 'feesAsOf', message: 'Enter the day the fees were last checked', level: 'stop' }]
    : []

export const admissionIsInOrder: Check = ({ opensOn, closesOn }) =>
  isThere(opensOn) && isThere(closesOn) && String(closesOn) < String(opensOn)
    ? [{ path: 'closesOn', message: 'Admission must close after it opens', level: 'stop' }]
    : []
