import { college } from 'college/facts'
import { formTexts, formVersion } from 'contract/content/form-version'
import { faculty, type MemberRecord } from 'contract/people/faculty'
import { isPlaceholderPortrait } from 'contract/platform/pictures'
import { useState } from 'react'
import { FileInput } from '../../content/library/file-input'
import { useSendRecord } from '../../content/records/use-send-record'
import type { Panel } from '../../shell/panel'
import { useAct } from '../../shell/use-act'
import { useRights } from '../../shell/use-rights'
import { staffFormOf } from './forms'
import { memberFormOf } from './member-fields'

export const needsPhoto = ({ photo }: MemberRecord) => !photo || isPlaceholderPortrait(photo)

type Props = { member: MemberRecord; panel: Panel }

/** Saved as soon as it is chosen. */
export function AddPhoto({ member, panel }: Props) {
  const { name, photo: drawing } = member
  const [isBusy, setBusy] = useState(false)
  const send = useSendRecord('faculty', member)
  const act = useAct(panel)
  const save = async (photo: File) => {
    setBusy(true)
    const texts = formTexts(faculty.fields, member, college.timeZone)
    const form = memberFormOf(staffFormOf(member), { ...texts, photo })
    await act(() => send(form, () => undefined, formVersion(texts)))
    setBusy(false)
  }
  const status = drawing ? 'No photo yet: a drawing is shown instead' : 'No photo yet'
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <p className="text-[0.9375rem] text-ink-soft">{isBusy ? 'Saving the photo...' : status}</p>
      {useRights().has('write records') && !isBusy && (
        <FileInput accept="image/*" onFiles={([photo]) => photo && void save(photo)}>
          Add photo <span className="sr-only">{`of ${name}`}</span>
        </FileInput>
      )}
    </div>
  )
}
