import { pictureTypeNames } from 'contract/pictures'
import { RotateCcw } from 'lucide'
import { PictureField } from '#app/components/fields/picture-field'
import { SubmitButton } from '#app/components/fields/submit-button'
import { UploadProgress } from '#app/components/fields/upload-progress'
import { Icon } from '#app/components/icon'
import { FormFields } from '../form-fields'
import type { Panel } from '../panel'
import { useSave } from '../use-save'
import type { StaffForm } from './forms'
import { MemberFields } from './member-fields'
import { useMemberForm } from './use-member-form'
import { useSendMember } from './use-send-member'

const card = 'rounded-card border border-line bg-card p-5 shadow-card sm:p-6'
const photoHint = 'PNG, JPG, GIF up to 2MB'
const moreHint = `Taken: ${pictureTypeNames}; a larger photo is made smaller.`
const saveFailed = 'Failed to save faculty member. Please try again.'

/** Enters somebody of a group, or changes the member that the panel was asked to edit. */
export function MemberForm({ form, panel }: { form: StaffForm; panel: Panel }) {
  const { member } = panel.edited
  const texts = member ? form.edit : form.add
  const controls = useMemberForm(panel)
  const { submit, stage } = useSave({
    panel,
    form: controls,
    send: useSendMember(form, member),
    onSaved: (_values, savedId) => {
      controls.reset()
      panel.openSaved(form.list, savedId)
    },
    failure: saveFailed,
    pictureField: 'photo',
  })
  const isBusy = stage !== undefined
  return (
    <form
      noValidate
      onSubmit={submit}
      aria-label={texts.title}
      className="grid w-full items-start gap-5 xl:grid-cols-[minmax(0,1fr)_26rem]"
    >
      <h2 className="text-xl text-heading xl:col-span-2">{texts.title}</h2>
      <FormFields isBusy={isBusy}>
        <div className={card}>
          <MemberFields form={form} control={controls.control} current={member ?? {}} />
        </div>
        <div className={card}>
          <PictureField
            control={controls.control}
            name="photo"
            label="Profile Photo"
            hint={photoHint}
            moreHint={moreHint}
            isRequired={!member}
            current={member?.photo}
            isPortrait
          />
        </div>
      </FormFields>
      <div className="grid gap-4 xl:col-span-2">
        {stage && <UploadProgress stage={stage} />}
        <div className="flex flex-wrap gap-3 max-sm:*:grow">
          <SubmitButton isBusy={isBusy} busyLabel={texts.busy}>
            {texts.submit}
          </SubmitButton>
          {form.isTeaching ? (
            <button
              type="button"
              disabled={isBusy}
              onClick={() => controls.reset()}
              className="button-outline"
            >
              <Icon of={RotateCcw} className="size-4" />
              Reset
            </button>
          ) : (
            <button
              type="button"
              disabled={isBusy}
              onClick={() => panel.open(form.list)}
              className="button-outline"
            >
              Cancel
            </button>
          )}
        </div>
      </div>
    </form>
  )
}
