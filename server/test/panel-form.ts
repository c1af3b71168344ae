import { college } from 'college/facts'
import { type Fields, holdsPicture } from 'contract/content/fields'
import { formTexts, formVersion } from 'contract/content/form-version'

/** What the panel's form of a record sends when it was filled from `stored` and these fields were changed. */
export function panelForm<Changed extends object>(
  fields: Fields,
  stored: object,
  changed: Changed,
) {
  const texts = formTexts(fields, stored, college.timeZone)
  const written = Object.entries(texts).filter(([name]) => {
    const field = fields[name]
    return field && !holdsPicture(field)
  })
  return { ...Object.fromEntries(written), seen: formVersion(texts), ...changed }
}
