import type { MissingPart } from 'contract/content/missing-parts'

type MissingPartsProps = { missing: readonly MissingPart[]; onOpen: (field: string) => void }

export const MissingParts = ({ missing, onOpen }: MissingPartsProps) => (
  <p className="flex flex-wrap items-center gap-x-3 text-danger-700">
    <span className="font-semibold">Missing:</span>
    {missing.map(({ field, label }) => (
      <button
        key={field}
        type="button"
        onClick={() => onOpen(field)}
        className="min-h-11 font-semibold wrap-anywhere underline underline-offset-4"
      >
        {label}
      </button>
    ))}
  </p>
)
