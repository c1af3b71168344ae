import type { ComponentType } from 'react'
import type { PageId } from '../addresses/paths.ts'

export type PageFile = { default: ComponentType }

export function pageComponents(files: Record<string, () => Promise<PageFile>>) {
  const here = new Map<PageId, ComponentType>()
  return {
    find: (id: PageId) => here.get(id),
    load: async (id: PageId): Promise<ComponentType> => {
      const file = await files[`../../routes/${id}.tsx`]?.()
      if (!file) throw new Error(`The page ${id} has no file`)
      here.set(id, file.default)
      return file.default
    },
  }
}
