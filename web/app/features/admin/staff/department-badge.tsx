import { programCode } from 'contract/program-code'

const colours: Record<string, string> = {
  BCA: 'bg-sky-100 text-sky-700',
  BBA: 'bg-gilt-soft text-gilt',
  LLB: 'bg-accent-soft text-accent',
  'B.Com': 'bg-leaf-100 text-leaf-700',
  BALLB: 'bg-primary text-white',
  BA: 'bg-leaf-700 text-leaf-100',
  'B.Sc': 'bg-sky-700 text-sky-100',
  MA: 'bg-gold-300 text-brand-950',
}
const grey = 'bg-well text-ink-soft'

const coloursByCode = new Map(
  Object.entries(colours).map(([department, classes]) => [programCode(department), classes]),
)

/** A department in its own colour, however it is written; grey when it has none. */
export function DepartmentBadge({ department }: { department: string }) {
  const classes = coloursByCode.get(programCode(department)) ?? grey
  return (
    <span
      className={`inline-block max-w-full rounded-full px-3 py-0.5 text-sm font-semibold wrap-anywhere ${classes}`}
    >
      {department}
    </span>
  )
}
