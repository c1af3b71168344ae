import type { LibraryItem } from 'contract/library/items'
import type { NodeViewConstructor } from 'prosemirror-view'

/** Something of the library, by its id; undefined where it is gone. */
export type FindItem = (id: string) => Promise<LibraryItem | undefined>

const gone = 'This is not in the library any more.'

function showItem(place: HTMLElement, item: LibraryItem | undefined): void {
  const label = document.createElement('figcaption')
  label.textContent = item ? item.name : gone
  if (item?.kind === 'picture') {
    const picture = document.createElement('img')
    picture.src = item.address
    picture.alt = item.alt ?? ''
    place.append(picture)
  }
  place.append(label)
}

/** Shows in the editor what a text has of the library. */
export const itemView =
  (find: FindItem): NodeViewConstructor =>
  (node) => {
    const dom = document.createElement('figure')
    void find(String(node.attrs.item)).then((item) => showItem(dom, item))
    // What is put into it later is no word that somebody types.
    return { dom, ignoreMutation: () => true }
  }
