type SelectBoxProps = {
  label: string
  isChecked: boolean
  isPartly?: boolean
  onToggle: () => void
  /** Beside a name that is there already. */
  isLabelHidden?: boolean
  isDense?: boolean
}

export function SelectBox({
  label,
  isChecked,
  isPartly = false,
  onToggle,
  isLabelHidden = false,
  isDense = false,
}: SelectBoxProps) {
  return (
    <label
      className={`flex cursor-pointer items-center justify-center gap-3 ${isDense ? 'min-h-6 pointer-coarse:min-h-11' : 'min-h-11 min-w-11'}`}
    >
      <input
        type="checkbox"
        checked={isChecked}
        ref={(box) => {
          if (box) box.indeterminate = isPartly
        }}
        onChange={onToggle}
        className="size-5 shrink-0 accent-primary"
      />
      <span className={isLabelHidden ? 'sr-only' : 'min-w-0 flex-1 wrap-anywhere text-ink-soft'}>
        {label}
      </span>
    </label>
  )
}
