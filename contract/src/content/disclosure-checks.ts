import type { Check, Finding } from './check.ts'
import { blocksOf, textOf } from './rich-text/prose-node.ts'

const isEmpty = (value: unknown) => typeof value !== 'string' || value.trim() === ''

export const namesItsRule: Check = ({ basis, rule }) =>
  basis !== 'own' && isEmpty(rule)
    ? [{ path: 'rule', message: 'Enter the rule that requires it', level: 'stop' }]
    : []

export const saysWhyNot: Check = ({ standing, reason }) =>
  standing === 'notApplicable' && isEmpty(reason)
    ? [{ path: 'reason', message: 'Explain why it doesn’t apply', level: 'stop' }]
    : []

const holdsSomething = (value: unknown) =>
  Array.isArray(value)
    ? value.length > 0
    : blocksOf(value).some((block) => block.type !== 'paragraph' || textOf(block).trim() !== '')

const shownParts = ['body', 'documents', 'links'] as const

/** The page shows only the reason, while search would find the rest. */
export const showsNothingElse: Check = ({ standing, ...data }) =>
  standing !== 'notApplicable'
    ? []
    : shownParts.flatMap((path): Finding[] =>
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
export const hasSomethingToShow: Check = ({ standing, ...data }) =>
  standing === 'notApplicable' || shownParts.some((path) => holdsSomething(data[path]))
    ? []
    : [
        {
          path: 'body',
          message: 'Visitors can’t see this until it has a text, a document or a link',
          level: 'warn',
        },
      ]
