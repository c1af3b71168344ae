import type { ComponentType } from 'react'
import type { PageId } from '../addresses/paths.ts'

export type PageFile = {
  default: ComponentType
  /** Brings what the page is drawn with besides its file; `isDrawn` when the document shows it already. */
  bring?: (isDrawn: boolean) => Promise<void>
}

/** The components of pages, each of which comes when it is first asked for, and then is there at once. */
export function pageComponents(files: Record<string, () => Promise<PageFile>>) {
  const here = new Map<PageId, ComponentType>()
  return {
    find: (id: PageId) => here.get(id),
    load: async (id: PageId, isDrawn = false): Promise<ComponentType> => {
      const file = await files[`../../routes/${id}.tsx`]?.()
      if (!file) throw new Error(`The page ${id} has no file`)
      await file.bring?.(isDrawn)
      here.set(id, file.default)
      return file.default
    },
  }
}
