import { otherTitle } from '../view'
import { viewOf } from '../views'
import type { ViewId } from './panel'

type Place = { view: ViewId; isEditing: boolean }

/** The view that a place belongs to: a form that changes something is part of the list with it. */
export function homeOf({ view, isEditing }: Place): ViewId {
  return (isEditing && viewOf(view).list) || view
}

/** What the header says of a place. Views that share a title are told apart by their `label`. */
export function headerOf(place: Place): { title: string; description: string; label?: string } {
  const { editing } = viewOf(place.view)
  if (place.isEditing && editing) return editing
  const { title, description, label } = viewOf(homeOf(place))
  return title === otherTitle ? { title, description, label } : { title, description }
}
