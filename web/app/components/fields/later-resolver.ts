import type { FieldValues, Resolver } from 'react-hook-form'

/**
 * Checks a form by rules that come when it is first sent: who only reads the page needs none of the 8 kB. Should they not
 * come, the server checks alone, by the same rules, and its faults stand at the fields.
 */
export function laterResolver<Fields extends FieldValues>(
  load: () => Promise<Resolver<Fields>>,
): Resolver<Fields> {
  return async (values, context, options) => {
    const check = await load().catch(() => undefined)
    return check ? check(values, context, options) : { values, errors: {} }
  }
}
