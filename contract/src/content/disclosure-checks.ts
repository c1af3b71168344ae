import type { Check, Finding } from './check.ts'
import { blocksOf, textOf } from './rich-text/prose-node.ts'

const isEmpty = (value: unknown) => typeof value !== 'string' || value.trim() === ''

/** An item that a rule asks for has to name the rule. */
export const namesItsRule: Check = ({ basis, rule }) =>
  basis !== 'own' && isEmpty(rule)
    ? [{ path: 'rule', message: 'Enter the rule that requires it', level: 'stop' }]
    : []

/** “Not applicable” needs a reason. */
export const saysWhyNot: Check = ({ standing, reason }) =>
  standing === 'notApplicable' && isEmpty(reason)
    ? [{ path: 'reason', message: 'Explain why it doesn’t apply', level: 'stop' }]
    : []

const holdsSomething = (value: unknown) =>
  Array.isArray(value)
    ? value.length > 0
    : blocksOf(value).some((block) => block.type !== 'paragraph' || textOf(block).trim() !== '')

const shownParts = ['body', 'documents', 'links'] as const

/** Of an item that does not apply, the page shows the reason alone: the search would find the rest, and the page would not have it. */
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

/** It may be published all the same: the register counts it as missing then. */
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
