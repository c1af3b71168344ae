import type { ElementType, Key } from 'react'
import * as runtime from 'react/jsx-dev-runtime'
import { withLanguages } from './with-languages'

export type { JSX } from 'react/jsx-dev-runtime'
export const Fragment = runtime.Fragment

export const jsxDEV = (
  type: ElementType,
  props: Readonly<Record<string, unknown>>,
  key: Key | undefined,
  isStatic: boolean,
  source?: runtime.JSXSource,
  self?: unknown,
) => runtime.jsxDEV(type, withLanguages(type, props), key, isStatic, source, self)
