import { findDeadPlaces } from 'contract/content/places'
import type { Mount } from '../http/mount.ts'
import { type Ask, deadPlaces } from './dead-places.ts'

const isPath = (place: string) => place.startsWith('/') && !place.startsWith('//')

/** Where links of the site lead, for whoever writes them. */
export function placeRoutes(mount: Mount, ask: Ask) {
  mount(findDeadPlaces, async ({ query: { places = '' } }) => ({
    dead: await deadPlaces(ask, places.split(' ').filter(isPath)),
  }))
}
