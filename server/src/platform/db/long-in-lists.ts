import { type BinaryOperationNode, OperatorNode, PrimitiveValueListNode } from 'kysely'

/**
 * Longer lists become one variable: SQLite allows 32,766 per statement, PostgreSQL 65,535. Empty ones, too: PostgreSQL rejects
 * `in ()`.
 */
export const maxListedValues = 500

export function longListIn({
  operator,
  rightOperand,
}: BinaryOperationNode): { values: readonly unknown[]; isNegated: boolean } | undefined {
  if (!OperatorNode.is(operator) || !PrimitiveValueListNode.is(rightOperand)) return undefined
  const { values } = rightOperand
  const isNegated = operator.operator === 'not in'
  if (!isNegated && operator.operator !== 'in') return undefined
  if (values.length > 0 && values.length <= maxListedValues) return undefined
  return { values, isNegated }
}
