import type { ElementType, Key } from 'react'
import * as runtime from 'react/jsx-runtime'
import { withLanguages } from './with-languages'

export type { JSX } from 'react/jsx-runtime'
export const Fragment = runtime.Fragment

/** Adds `lang` and `dir` to React's runtime: see decision 087. */
export const jsx = (type: ElementType, props: Readonly<Record<string, unknown>>, key?: Key) =>
  runtime.jsx(type, withLanguages(type, props), key)

export const jsxs = (type: ElementType, props: Readonly<Record<string, unknown>>, key?: Key) =>
  runtime.jsxs(type, withLanguages(type, props), key)
