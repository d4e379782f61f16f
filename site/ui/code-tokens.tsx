import { Fragment } from 'react'

/** A text in quotes, with the colon that makes it a key; or a number where JSON has one: never part of an address. */
const token = /("(?:[^"\\\n]|\\.)*")(\s*:)?|'[^'\n]*'|(?<=[\s[:])-?\d+(?:\.\d+)?(?=[,\s\]}]|$)/g

/** Code with its keys, texts and numbers told apart: JSON, and the samples in curl, TypeScript and Python. */
export function CodeTokens({ text }: { text: string }) {
  const found = [...text.matchAll(token)]
  return (
    <>
      {found.map(({ 0: whole, 1: quoted, 2: colon, index }, place) => (
        <Fragment key={index}>
          {text.slice(endOf(found[place - 1]), index)}
          <span className={kindOf(whole, colon)}>{colon ? quoted : whole}</span>
          {colon}
        </Fragment>
      ))}
      {text.slice(endOf(found.at(-1)))}
    </>
  )
}

function endOf(match: RegExpExecArray | undefined): number {
  return match ? match.index + match[0].length : 0
}

function kindOf(whole: string, colon: string | undefined): string {
  if (colon) return 'k'
  return /^["']/.test(whole) ? 's' : 'n'
}
