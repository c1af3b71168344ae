import { facultyDepartments } from 'college/departments'
import { SelectField } from '#app/components/fields/select-field'
import { TextField } from '#app/components/fields/text-field'
import type { StaffForm } from './forms'
import type { MemberFormControl } from './use-member-form'

type Fields = Pick<MemberFormControl, 'control'> & {
  /** What the member has now, which stays to be chosen though it is not on the list. */
  current: { designation?: string | undefined; department?: string | undefined }
}

const withCurrent = (options: readonly string[], current: string | undefined) =>
  !current || options.includes(current) ? options : [...options, current]

/** Who somebody is, what they teach or are known for, and how to reach them. */
export function MemberFields({ form, control, current }: Fields & { form: StaffForm }) {
  return (
    <div className="grid gap-5">
      <div className="grid items-start gap-5 md:grid-cols-2">
        <TextField control={control} name="name" label="Full Name" isRequired />
        <SelectField
          control={control}
          name="designation"
          label="Designation"
          placeholder="Select designation"
          options={withCurrent(form.designations, current.designation)}
          isRequired
        />
        <DepartmentField control={control} current={current} isRequired={form.isTeaching} />
        {form.isTeaching && (
          <TextField
            control={control}
            name="experience"
            label="Years of Experience"
            inputMode="decimal"
          />
        )}
        <TextField control={control} name="email" label="Email" type="email" />
        <TextField control={control} name="phone" label="Phone" type="tel" />
        <TextField control={control} name="whatsapp" label="WhatsApp" type="tel" />
        {form.isTeaching && <TextField control={control} name="officeHours" label="Office Hours" />}
      </div>
      {form.isTeaching && (
        <TextField
          control={control}
          name="specialization"
          label="Specialization"
          rows={3}
          isRequired
        />
      )}
      <TextField
        control={control}
        name="education"
        label="Education"
        rows={2}
        isRequired={form.isTeaching}
      />
      <TextField control={control} name="achievements" label="Achievements" rows={3} />
      {!form.isTeaching && <TextField control={control} name="about" label="About" rows={4} />}
    </div>
  )
}

function DepartmentField({ control, current, isRequired }: Fields & { isRequired: boolean }) {
  return (
    <SelectField
      control={control}
      name="department"
      label="Department"
      placeholder="Select department"
      options={withCurrent(facultyDepartments, current.department)}
      isRequired={isRequired}
    />
  )
}
