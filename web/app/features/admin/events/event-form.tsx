import { pictureTypeNames } from 'contract/pictures'
import { RotateCcw } from 'lucide'
import { PictureField } from '#app/components/fields/picture-field'
import { SubmitButton } from '#app/components/fields/submit-button'
import { UploadProgress } from '#app/components/fields/upload-progress'
import { Icon } from '#app/components/icon'
import { FormFields } from '../form-fields'
import type { PanelProps } from '../panel'
import { EventTextFields } from './event-text-fields'
import { useEventForm } from './use-event-form'
import { useSaveEvent } from './use-save-event'

const card = 'rounded-card border border-line bg-card p-5 shadow-card sm:p-6'
const imageHint = 'Upload an image for the event (JPG, PNG, GIF)'
const moreHint = `Taken: ${pictureTypeNames}, up to 5MB; a larger photo is made smaller.`

export function EventForm({ panel }: PanelProps) {
  const form = useEventForm(panel)
  const { submit, stage, isSaved } = useSaveEvent(panel, form)
  const { control } = form
  const { event } = panel.edited
  const isBusy = stage !== undefined
  return (
    <form
      noValidate
      onSubmit={submit}
      className="grid w-full items-start gap-5 xl:grid-cols-[minmax(0,1fr)_26rem]"
    >
      <FormFields isBusy={isBusy}>
        <div className={card}>
          <EventTextFields control={control} />
        </div>
        <div className={card}>
          <PictureField
            control={control}
            name="image"
            label="Event Image"
            hint={imageHint}
            moreHint={moreHint}
            isRequired={!event}
            current={event?.image}
          />
        </div>
      </FormFields>
      <div className="grid gap-4 xl:col-span-2">
        {stage && <UploadProgress stage={stage} />}
        <div className="flex flex-wrap gap-3 max-sm:*:grow">
          <SubmitButton
            isBusy={isBusy}
            isDisabled={isSaved}
            busyLabel={event ? 'Updating Event...' : 'Creating Event...'}
          >
            {event ? 'Update Event' : 'Create Event'}
          </SubmitButton>
          <button
            type="button"
            disabled={isBusy || isSaved}
            onClick={() => form.reset()}
            className="button-outline"
          >
            <Icon of={RotateCcw} className="size-4" />
            Reset
          </button>
        </div>
      </div>
    </form>
  )
}
