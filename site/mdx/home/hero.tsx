import type { ReactNode } from 'react'
import { Ruling } from '../law/cite.tsx'
import { Ways } from '../selling/opening.tsx'
import { useText } from '../text-context.ts'

interface Props {
  readonly children?: ReactNode
}

function Hero({ first, second, children }: Props & { first: string; second: string }) {
  return (
    <section className="hero">
      <div className="wrap">
        <div className="main">
          <h1>
            <span>{first} </span>
            <span>{second}</span>
          </h1>
          {children}
        </div>
      </div>
    </section>
  )
}

function HeroText({ lead, children }: Props & { lead: string }) {
  return (
    <div className="hero-l">
      <p className="lead">{lead}</p>
      <Ways tool="write" />
      {children}
    </div>
  )
}

/** What it costs, below the ways to begin. */
function HeroCost({ children }: Props) {
  return <div className="hero-c">{children}</div>
}

/** A sentence of a reference, how it is read, and the ruling that decided it. */
function Decoded({ says, means, meaning, ruling, children }: Props & { says: string; means: string; meaning: string; ruling: string }) {
  return (
    <dl className="klar">
      <dt>{says}</dt>
      <dd className="ref" lang="de">
        {children}
      </dd>
      <dt>{means}</dt>
      <dd>
        <b>{meaning}</b>
        <span className="klar-s">
          <Ruling id={ruling} />
        </span>
      </dd>
    </dl>
  )
}

/** Key to the marks of the letter. */
function Key({ children }: Props) {
  const { messages } = useText()
  return (
    <ul className="legend">
      <li>
        <b>{messages['home.key']}</b>
      </li>
      {children}
    </ul>
  )
}

function KeyLine({ line, name, children }: Props & { line: 'sound' | 'mid' | 'bad'; name: string }) {
  return (
    <li>
      <span>
        <span className={`ann ${line}`}>{name}</span>
      </span>
      <span>{children}</span>
    </li>
  )
}

/** The words under discussion. */
function Hot({ children }: Props) {
  return <span className="hl">{children}</span>
}

export const hero = { Hero, HeroText, HeroCost, Decoded, Key, KeyLine, Hot }
