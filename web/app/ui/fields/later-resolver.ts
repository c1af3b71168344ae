import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form'

/**
 * Checks a form by rules that come when it is first sent: who only reads the page needs none of the 9 kB. Should they not
 * come, the server checks alone, by the same rules, and its faults stand at the fields; `ownFaults` finds what it is not
 * told of.
 */
export function laterResolver<Fields extends FieldValues>(
  load: () => Promise<Resolver<Fields>>,
  ownFaults: (values: Fields) => FieldErrors<Fields> = () => ({}),
): Resolver<Fields> {
  return async (values, context, options) => {
    const check = await load().catch(() => undefined)
    const checked = check ? await check(values, context, options) : { values, errors: {} }
    const errors = { ...checked.errors, ...ownFaults(values) }
    return Object.keys(errors).length > 0 ? { values: {}, errors } : { ...checked, errors: {} }
  }
}
