import { useQuery } from '@tanstack/react-query'
import { type EditorState, NodeSelection } from 'prosemirror-state'
import { libraryItemQuery } from '#app/data/library'
import { AltControl } from '../entries/alt-control'
import { nodeType } from './rich-text-nodes'

const pictureIn = ({ selection }: EditorState) =>
  selection instanceof NodeSelection && selection.node.type === nodeType('picture')
    ? String(selection.node.attrs.item)
    : undefined

export function SelectedPicture({ state }: { state: EditorState }) {
  const id = pictureIn(state)
  return id === undefined ? null : <Described key={id} id={id} />
}

function Described({ id }: { id: string }) {
  const { data } = useQuery(libraryItemQuery(id))
  if (!data) return null
  const { item } = data
  return (
    <div className="grid gap-2 border-t border-line-strong p-3">
      <p className="font-semibold wrap-anywhere text-ink">{item.name}</p>
      <AltControl key={item.version} item={item} />
    </div>
  )
}
