import { createElement, Fragment } from 'react'
import { NameInCode } from '../../../mdx/inline.tsx'

/** A text of the documents: what stands in backticks becomes code. */
export function InlineCode({ text }: { text: string }) {
  return createElement(Fragment, null, ...text.split('`').map((part, index) => (index % 2 === 1 ? createElement(NameInCode, null, part) : part)))
}
