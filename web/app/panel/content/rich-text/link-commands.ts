import type { Mark } from 'prosemirror-model'
import type { Command, EditorState } from 'prosemirror-state'
import { markType } from './rich-text-nodes'

const linkOf = (marks: readonly Mark[]) => marks.find(({ type }) => type === markType('link'))

export function linkAround({ doc, selection }: EditorState) {
  const { $from } = selection
  const { parent } = $from
  const mark = linkOf($from.nodeAfter?.marks ?? []) ?? linkOf($from.nodeBefore?.marks ?? [])
  if (!mark) return undefined
  const at = $from.index() + ($from.nodeAfter && mark.isInSet($from.nodeAfter.marks) ? 0 : -1)
  const isOfLink = (index: number) =>
    index >= 0 && index < parent.childCount && mark.isInSet(parent.child(index).marks)
  let [first, last] = [at, at]
  while (isOfLink(first - 1)) first--
  while (isOfLink(last + 1)) last++
  let from = $from.start()
  for (let index = 0; index < first; index++) from += parent.child(index).nodeSize
  let to = from
  for (let index = first; index <= last; index++) to += parent.child(index).nodeSize
  return { href: String(mark.attrs.href), from, to, text: doc.textBetween(from, to) }
}

export function linkLocation(state: EditorState) {
  const { from, to } = state.selection
  const present = linkAround(state)
  return present ?? { href: '', from, to, text: state.doc.textBetween(from, to, ' ') }
}

export const setLink =
  (href: string, text: string): Command =>
  (state, dispatch) => {
    const { from, to, text: present } = linkLocation(state)
    const type = markType('link')
    const { tr } = state
    if (text !== present) tr.insertText(text, from, to)
    const end = text === present ? to : from + text.length
    tr.removeMark(from, end, type).addMark(from, end, type.create({ href }))
    dispatch?.(tr.removeStoredMark(type).scrollIntoView())
    return true
  }

export const removeLink: Command = (state, dispatch) => {
  const present = linkAround(state)
  if (!present) return false
  dispatch?.(state.tr.removeMark(present.from, present.to, markType('link')))
  return true
}
