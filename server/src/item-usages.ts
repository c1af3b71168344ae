import type { ItemUsages } from './content/library/item-usage.ts'
import { eventFileUsages } from './events/details/file-uses.ts'

export const itemUsages: ItemUsages = [...eventFileUsages]
