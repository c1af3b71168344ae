import { tooMuchAtOnce } from '../errors.ts'

export type BudgetShare = { key: string; most: number }

export function byteBudget(total: number) {
  let all = 0
  const usedBy = new Map<string, number>()
  const add = (shares: readonly BudgetShare[], bytes: number) => {
    all += bytes
    for (const { key } of shares) {
      const used = (usedBy.get(key) ?? 0) + bytes
      if (used > 0) usedBy.set(key, used)
      else usedBy.delete(key)
    }
  }
  return {
    /** Returns a function that releases them. Rejects with 503. */
    reserve(bytes: number, shares: readonly BudgetShare[]): () => void {
      const isTooMuch = shares.some(({ key, most }) => (usedBy.get(key) ?? 0) + bytes > most)
      if (isTooMuch || all + bytes > total) throw tooMuchAtOnce()
      add(shares, bytes)
      let isLocked = true
      return () => {
        if (isLocked) add(shares, -bytes)
        isLocked = false
      }
    },
    held: () => all,
  }
}
