import { Search } from 'lucide'
import { controlClasses } from '#app/ui/fields/field'
import { Icon } from '#app/ui/icon'

type SearchInputProps = {
  label: string
  isLabelShown?: boolean
  hint: string
  value: string
  onChange: (value: string) => void
}

export const SearchInput = ({ label, isLabelShown, hint, value, onChange }: SearchInputProps) => (
  <label className="grid gap-2">
    <span className={isLabelShown ? 'font-semibold text-ink' : 'sr-only'}>{label}</span>
    <span className="relative block">
      <Icon
        of={Search}
        className="pointer-events-none absolute top-1/2 left-3 size-5 -translate-y-1/2 text-ink-muted"
      />
      <input
        type="search"
        value={value}
        onChange={({ target }) => onChange(target.value)}
        placeholder={hint}
        className={`${controlClasses} pl-10 placeholder:text-ellipsis`}
      />
    </span>
  </label>
)
