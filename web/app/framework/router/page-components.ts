import type { ComponentType } from 'react'
import type { PageId } from '../addresses/paths.ts'

export type PageFile = {
  default: ComponentType
  /** `isDrawn` when the document already shows the page. */
  bring?: (isDrawn: boolean) => Promise<void>
}

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
