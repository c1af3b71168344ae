import { college } from 'college/facts'
import type { RecordFields } from 'contract/content/field'
import { formTexts, formVersion } from 'contract/content/form-version'
import { isUpload } from 'contract/content/upload-fields'

/** The panel's form of a record, filled from `stored`, with these changes. */
export function panelForm<Changed extends object>(
  fields: RecordFields,
  stored: object,
  changed: Changed,
) {
  const texts = formTexts(fields, stored, college.timeZone)
  const written = Object.entries(texts).filter(([name]) => {
    const field = fields[name]
    return field && !isUpload(field)
  })
  return { ...Object.fromEntries(written), seen: formVersion(texts), ...changed }
}
