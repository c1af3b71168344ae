import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form'

/**
 * Loads the validation rules (9 kB) on the first submit. If they fail to load, the server checks by
 * the same rules. `ownFaults` covers what the server doesn't know.
 */
export function lazyResolver<Fields extends FieldValues>(
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
