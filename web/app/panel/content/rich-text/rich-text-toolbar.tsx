import type { ReferenceName, RichTextPart } from 'contract/content/rich-text/rich-text-table'
import { CircleUserRound, Download, GraduationCap, type IconNode, Images, Link } from 'lucide'
import type { EditorState } from 'prosemirror-state'
import { isInTable } from 'prosemirror-tables'
import { type KeyboardEvent, type RefObject, useState } from 'react'
import { Icon } from '#app/ui/icon'
import { linkAround } from './link-commands'
import { blockTools, historyTools, selectionTools, type Tool, tableTools, textTools } from './tools'

type Button = {
  label: string
  icon: IconNode
  keys?: string | undefined
  isOn?: boolean | undefined
  isDisabled: boolean
  /** Removal shows its label, because colour alone is not enough (WCAG 1.4.1). */
  press: () => void
  hasWords?: boolean
}

type RichTextToolbarProps = {
  label: string
  editorId: string
  state: EditorState
  parts: readonly RichTextPart[]
  toolbar: RefObject<HTMLDivElement | null>
  onPress: (tool: Tool) => void
  onLink: () => void
  onChoose: (name: ReferenceName) => void
  onLeave: () => void
}

const referenceTools = [
  { name: 'picture', label: 'Picture', icon: Images },
  { name: 'download', label: 'Download', icon: Download },
  { name: 'person', label: 'Person', icon: CircleUserRound },
  { name: 'course', label: 'Course', icon: GraduationCap },
] as const satisfies { name: ReferenceName; label: string; icon: IconNode }[]

const isMac = () => /Mac|iP(hone|ad)/.test(navigator.platform)

const shortcutLabel = (keys: string) =>
  keys
    .replace('Mod', isMac() ? '⌘' : 'Ctrl')
    .replace(/-(?=.)/g, '+')
    .replace(/(?<=\+)\w$/, (letter) => letter.toUpperCase())

/** Toolbar pattern of the ARIA APG: one tab stop, arrow keys move between buttons. */
export function RichTextToolbar(props: RichTextToolbarProps) {
  const { label, editorId, state, parts, toolbar, onPress, onLink, onChoose, onLeave } = props
  const [current, setCurrent] = useState('')
  const buttonOf = (tool: Tool): Button => ({
    label: tool.label,
    icon: tool.icon,
    keys: tool.keys,
    isOn: tool.isOn?.(state),
    isDisabled: !tool.command(state),
    press: () => onPress(tool),
  })
  const isVisible = ({ part, isThere }: Tool) =>
    (!part || parts.includes(part)) && (isThere?.(state) ?? true)
  const link: Button = {
    label: 'Link',
    icon: Link,
    keys: 'Mod-k',
    isOn: linkAround(state) !== undefined,
    isDisabled: false,
    press: onLink,
  }
  const references = referenceTools
    .filter(({ name }) => parts.includes(name))
    .map(({ name, ...button }) => ({ ...button, isDisabled: false, press: () => onChoose(name) }))
  const rows = [
    [
      ...textTools.filter(isVisible).map(buttonOf),
      link,
      ...blockTools.filter(isVisible).map(buttonOf),
      ...references,
      ...historyTools.map(buttonOf),
    ],
    (isInTable(state) ? tableTools : selectionTools.filter(isVisible)).map((tool) => ({
      ...buttonOf(tool),
      hasWords: true,
    })),
  ]
  const labels = rows.flat().map((button) => button.label)
  const reachable = labels.includes(current) ? current : labels[0]
  const move = (event: KeyboardEvent<HTMLDivElement>) => {
    const buttons = [...event.currentTarget.querySelectorAll('button')]
    const focusedIndex = buttons.findIndex((button) => button.matches(':focus'))
    const to: Readonly<Record<string, number>> = {
      ArrowRight: (focusedIndex + 1) % buttons.length,
      ArrowLeft: (focusedIndex - 1 + buttons.length) % buttons.length,
      Home: 0,
      End: buttons.length - 1,
    }
    if (event.key === 'Escape') onLeave()
    const next = buttons[to[event.key] ?? -1]
    if (!next && event.key !== 'Escape') return
    event.preventDefault()
    next?.focus()
  }
  return (
    <div
      ref={toolbar}
      role="toolbar"
      aria-label={`${label} toolbar`}
      aria-controls={editorId}
      tabIndex={-1}
      onKeyDown={move}
      className="sticky top-0 z-5 grid gap-1 rounded-t-md border-b border-line-strong bg-tint p-1"
    >
      {rows.map(
        (buttons, row) =>
          buttons.length > 0 && (
            <div
              key={row === 0 ? 'text' : 'table'}
              className="flex gap-0.5 overflow-x-auto sm:flex-wrap"
            >
              {buttons.map((button) => (
                <ToolButton
                  key={button.label}
                  button={button}
                  isReachable={button.label === reachable}
                  onFocus={() => setCurrent(button.label)}
                />
              ))}
            </div>
          ),
      )}
    </div>
  )
}

type ToolButtonProps = { button: Button; isReachable: boolean; onFocus: () => void }

function ToolButton({ button, isReachable, onFocus }: ToolButtonProps) {
  const { label, icon, keys, isOn, isDisabled, press, hasWords } = button
  return (
    <button
      type="button"
      aria-label={hasWords ? undefined : label}
      title={keys ? `${label} (${shortcutLabel(keys)})` : label}
      aria-pressed={isOn}
      aria-disabled={isDisabled}
      tabIndex={isReachable ? 0 : -1}
      onFocus={onFocus}
      // Keeps the selection in the text.
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => {
        if (!isDisabled) press()
      }}
      className="inline-flex h-11 min-w-11 shrink-0 items-center justify-center gap-1.5 rounded-md px-2 text-[0.9375rem] text-ink hover:bg-accent-soft focus-visible:-outline-offset-3 aria-disabled:cursor-not-allowed aria-disabled:opacity-45 aria-pressed:bg-primary aria-pressed:text-white"
    >
      <Icon of={icon} className="size-5" />
      {hasWords && label}
    </button>
  )
}
