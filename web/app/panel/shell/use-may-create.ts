import type { DeclaredCollection } from 'contract/content/content-type'
import { type CollectionName, contentTypes } from 'contract/content/types'
import { useRights } from './use-rights'

/** Checked for the account's first department, if it has departments. */
export function useMayCreate() {
  const { account, may } = useRights()
  return (type: CollectionName): boolean => {
    const { firstOf }: DeclaredCollection = contentTypes[type]
    return may('write content', firstOf ? account.departments[0] : undefined)
  }
}
