import type { Check, CheckResult } from './check.ts'
import { isBlankRichText } from './rich-text/rich-text-node.ts'

const isEmpty = (value: unknown) => typeof value !== 'string' || value.trim() === ''

export const hasRule: Check = ({ basis, rule }) =>
  basis !== 'own' && isEmpty(rule)
    ? [{ path: 'rule', message: 'Enter the rule that requires it', level: 'stop' }]
    : []

export const explainsAbsence: Check = ({ standing, reason }) =>
  standing === 'notApplicable' && isEmpty(reason)
    ? [{ path: 'reason', message: 'Explain why it doesn’t apply', level: 'stop' }]
    : []

const holdsSomething = (value: unknown) =>
  Array.isArray(value) ? value.length > 0 : !isBlankRichText(value)

const publicParts = ['body', 'documents', 'links'] as const

/** The page shows only the reason, while search would find the rest. */
export const isOnlyExplanation: Check = ({ standing, ...data }) =>
  standing !== 'notApplicable'
    ? []
    : publicParts.flatMap((path): CheckResult[] =>
        holdsSomething(data[path])
          ? [
              {
                path,
                message: 'Not shown to visitors, because the item doesn’t apply',
                level: 'stop',
              },
            ]
          : [],
      )

/** Only a warning: the report counts it as missing. */
export const hasPublicItem: Check = ({ standing, ...data }) =>
  standing === 'notApplicable' || publicParts.some((path) => holdsSomething(data[path]))
    ? []
    : [
        {
          path: 'body',
          message: 'Visitors can’t see this until it has a text, a document or a link',
          level: 'warn',
        },
      ]
