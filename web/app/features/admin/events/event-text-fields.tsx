import { TextField } from '#app/components/fields/text-field'
import type { EventFormControl } from './use-event-form'

export function EventTextFields({ control }: Pick<EventFormControl, 'control'>) {
  return (
    <div className="grid gap-5">
      <TextField control={control} name="title" label="Event Title" isRequired />
      <TextField control={control} name="description" label="Description" rows={6} isRequired />
      <div className="grid items-start gap-5 md:grid-cols-2">
        <TextField
          control={control}
          name="date"
          label="Event Date"
          type="datetime-local"
          hint="Date and time on the college's clock"
          isRequired
        />
        <TextField
          control={control}
          name="time"
          label="Time"
          hint="As visitors read it: 10:00 AM – 4:00 PM"
        />
      </div>
      <TextField control={control} name="venue" label="Venue" />
    </div>
  )
}
