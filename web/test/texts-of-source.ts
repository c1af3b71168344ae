import { parseSync } from 'vite'

/** A text of the interface as the source has it: in one piece, or the children of an element, where `…` is a value. */
export type SourceText = string | readonly string[]

type Node = Record<string, unknown> & { type: string }

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'

const textAttributes =
  /^(alt|aria-description|aria-label|aria-roledescription|busyLabel|cancel|caption|confirm|description|eyebrow|hint|label|lead|loading|placeholder|text|title|verb)$/
const letters = /[A-Za-z]{2}/
/** Begins like a sentence or a label, or has several words. */
const looksWritten = /^[^a-z]*[A-Z][a-z]|^[a-z’]+ [a-z]/

const isClassList = (text: string) =>
  /(^| )[a-z]+[-:][a-z\d[]/.test(text) && !/[.?!’]( |$)/.test(text)

/** White space as JSX reads it. */
function jsxText(text: string): string {
  const lines = text.split('\n')
  return lines
    .map((line, index) => {
      const start = index > 0 ? line.trimStart() : line
      return index < lines.length - 1 ? start.trimEnd() : start
    })
    .filter(Boolean)
    .join(' ')
}

const templateText = ({ quasis }: Node) =>
  Array.isArray(quasis) ? quasis.map(({ value }) => value.cooked).join('…') : ''

const stringOf = (node: unknown): string | undefined => {
  if (!isNode(node)) return undefined
  if (node.type === 'JSXText') return jsxText(String(node.value))
  // `fillIn` replaces what is in braces.
  if (node.type === 'Literal' && typeof node.value === 'string')
    return node.value.replaceAll(/\{\w+\}/g, '…')
  if (node.type === 'TemplateLiteral') return templateText(node)
  if (node.type === 'JSXEmptyExpression') return ''
  return node.type === 'JSXExpressionContainer' ? stringOf(node.expression) : undefined
}

function childTexts({ children }: Node): SourceText[] {
  const parts = (Array.isArray(children) ? children : []).map((child) => stringOf(child) ?? '…')
  const there = parts.map((part) => part.trim()).filter(Boolean)
  if (!there.some((part) => letters.test(part))) return []
  return there.length === 1 ? there : [there]
}

const skipped = /^(Import|ExportAll|ThrowStatement|BinaryExpression|TS(?!As|Satisfies|NonNull))/
/** Other words for the panel's search, and descriptions of calls for programmers. */
const silentProperties = /^(alsoCalled|example|summary)$/
const isSilent = ({ type, key }: Node) =>
  type === 'Property' && isNode(key) && silentProperties.test(String(key.name))
const silentAttributes =
  /^(className|\w+ClassName|accept|sandbox|sizes|d|key|id|href|to|src|action)$/

/** What a page may show: texts of elements and attributes, and other strings that look like texts. */
export function textsOfSource(path: string, source: string): SourceText[] {
  const found: SourceText[] = []
  const visitAttribute = (node: Node) => {
    const name = isNode(node.name) ? String(node.name.name) : ''
    const text = stringOf(node.value)
    if (silentAttributes.test(name)) return
    if (text === undefined) visit(node.value)
    else if (textAttributes.test(name) && letters.test(text)) found.push(text)
  }
  const visitAll = (values: unknown) => {
    for (const value of Array.isArray(values) ? values : []) visit(value)
  }
  function visit(value: unknown): void {
    if (Array.isArray(value)) visitAll(value)
    if (!isNode(value) || skipped.test(value.type) || isSilent(value)) return
    if (value.type === 'JSXAttribute') visitAttribute(value)
    else if (value.type === 'JSXElement' || value.type === 'JSXFragment') {
      found.push(...childTexts(value))
      visit(value.openingElement)
      const { children } = value
      visitAll(Array.isArray(children) && children.filter((child) => stringOf(child) === undefined))
    } else {
      const text = stringOf(value)
      if (text !== undefined && looksWritten.test(text) && !isClassList(text)) found.push(text)
      if (value.type !== 'Literal') visitAll(Object.values(value))
    }
  }
  visit(parseSync(path, source).program)
  return found
}
