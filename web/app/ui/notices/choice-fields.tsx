import type { ListedNoticeCategory } from 'contract/content/notice-categories'
import { programCode } from 'contract/content/program-code'
import { type Pace, paces, type SubscriptionChoice } from 'contract/messaging/subscriptions'

type Option = { value: string; label: string }

export type CourseChoice = { slug: string; title: string }

type ChoiceFieldsProps = {
  choice: SubscriptionChoice
  categories: readonly ListedNoticeCategory[]
  courses: readonly CourseChoice[]
}

const paceNames: readonly Pace[] = ['atOnce', 'daily']

/** Plain fields, which work without scripts. */
export function ChoiceFields({ choice, categories, courses }: ChoiceFieldsProps) {
  return (
    <>
      <fieldset>
        <legend className="font-semibold text-ink">How often?</legend>
        <div className="mt-1 flex flex-wrap gap-x-6">
          {paceNames.map((pace) => (
            <Box
              key={pace}
              type="radio"
              name="pace"
              option={{ value: pace, label: paces[pace] }}
              isChosen={choice.pace === pace}
            />
          ))}
        </div>
      </fieldset>
      <Boxes
        name="category"
        label="Categories"
        hint="Leave all boxes empty to get every category."
        options={categories.map(({ slug, title }) => ({ value: slug, label: title }))}
        chosen={choice.categories}
      />
      <Boxes
        name="department"
        label="Departments"
        hint="Leave all boxes empty for every department. College-wide notices are always included."
        options={courses.map(({ slug, title }) => ({ value: programCode(slug), label: title }))}
        chosen={choice.departments}
      />
    </>
  )
}

type BoxesProps = {
  name: string
  label: string
  hint: string
  options: readonly Option[]
  chosen: readonly string[]
}

function Boxes({ name, label, hint, options, chosen }: BoxesProps) {
  const removed = chosen.filter((one) => options.every(({ value }) => value !== one))
  return (
    <fieldset aria-describedby={`${name}-hint`}>
      <legend className="font-semibold text-ink">{label}</legend>
      <p id={`${name}-hint`} className="text-base text-ink-muted">
        {hint}
      </p>
      <div className="mt-1 grid grid-cols-[repeat(auto-fill,minmax(min(max(6.5rem,40%),100%),1fr))] gap-x-6">
        {[...options, ...removed.map((value) => ({ value, label: 'No longer offered' }))].map(
          (option) => (
            <Box
              key={option.value}
              type="checkbox"
              name={name}
              option={option}
              isChosen={chosen.includes(option.value)}
            />
          ),
        )}
      </div>
    </fieldset>
  )
}

type BoxProps = { type: 'radio' | 'checkbox'; name: string; option: Option; isChosen: boolean }

const Box = ({ type, name, option, isChosen }: BoxProps) => (
  <label className="flex min-h-11 cursor-pointer items-start gap-3 py-2.5 text-ink-soft">
    <input
      type={type}
      name={name}
      value={option.value}
      defaultChecked={isChosen}
      className="mt-0.5 size-5 shrink-0 cursor-pointer accent-primary"
    />
    {option.label}
  </label>
)

export function readChoice(form: HTMLFormElement): SubscriptionChoice {
  const fields = new FormData(form)
  return {
    pace: fields.get('pace') === 'daily' ? 'daily' : 'atOnce',
    categories: fields.getAll('category').map(String),
    departments: fields.getAll('department').map(String),
  }
}
