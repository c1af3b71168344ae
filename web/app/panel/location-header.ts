import type { ViewId } from './shell/panel'
import { otherTitle } from './shell/view'
import { viewOf } from './views'

type ViewLocation = { view: ViewId; isEditing: boolean }

export function homeOf({ view, isEditing }: ViewLocation): ViewId {
  const { list, isUnlisted, isSearchOnly } = viewOf(view)
  return ((isEditing || isUnlisted || isSearchOnly) && list) || view
}

/** Views that share a title differ by `label`. */
export function locationHeaderOf(viewLocation: ViewLocation): {
  title: string
  description: string
  label?: string
} {
  const { editing } = viewOf(viewLocation.view)
  if (viewLocation.isEditing && editing) return editing
  const { isEditing, view } = viewLocation
  const { title, description, label } = viewOf(isEditing ? homeOf(viewLocation) : view)
  return title === otherTitle ? { title, description, label } : { title, description }
}
