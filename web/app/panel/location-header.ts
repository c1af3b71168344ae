import type { ViewId } from './shell/panel'
import { otherTitle } from './shell/view'
import { viewOf } from './views'

type Place = { view: ViewId; isEditing: boolean }

export function homeOf({ view, isEditing }: Place): ViewId {
  return (isEditing && viewOf(view).list) || view
}

/** Views that share a title differ by `label`. */
export function locationHeaderOf(place: Place): {
  title: string
  description: string
  label?: string
} {
  const { editing } = viewOf(place.view)
  if (place.isEditing && editing) return editing
  const { title, description, label } = viewOf(homeOf(place))
  return title === otherTitle ? { title, description, label } : { title, description }
}
