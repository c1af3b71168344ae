import { type BinaryOperationNode, OperatorNode, PrimitiveValueListNode } from 'kysely'

/** Longer lists go as one variable: SQLite takes 32,766 of them in a statement, PostgreSQL 65,535. */
export const mostListedValues = 500

/** The values of `in` and `not in` where they are too many to go one by one. */
export function longListIn({
  operator,
  rightOperand,
}: BinaryOperationNode): { values: readonly unknown[]; isNegated: boolean } | undefined {
  if (!OperatorNode.is(operator) || !PrimitiveValueListNode.is(rightOperand)) return undefined
  const { values } = rightOperand
  const isNegated = operator.operator === 'not in'
  if (values.length <= mostListedValues || !(isNegated || operator.operator === 'in'))
    return undefined
  return { values, isNegated }
}
