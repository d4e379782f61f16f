import type { Degree } from '../../lexicon/words/inflection.ts'
import { type Attachment, attachmentOf, isAttribute, modifiedAttribute } from './attachment.ts'
import type { Clause } from './clauses.ts'
import { esteemIn } from './esteem.ts'
import { fulfilmentIn } from './fulfilment.ts'
import { knowledgeIn } from './knowledge.ts'
import { isOfProfession } from './profession.ts'
import type { Token } from './tokens.ts'

/** An evaluating word with what lifts it. */
export interface Head {
  readonly token: Token
  readonly degree: Degree
  readonly attachment: Attachment
  /** Where the noun ends that it stands right before. */
  readonly end: number
  readonly isLifted: boolean
  /** Praises knowledge, for which published scales ask for no time adverb. */
  readonly isOfKnowledge: boolean
  /** „ohne Hektik“, „kein Interesse“: turned by the word before it. */
  readonly isDenied: boolean
}

/** So far before its head an intensifier stands. */
const LIFT_REACH = 3

/** The evaluating words of a clause, in order. An intensifier alone is none. */
export function headsOf({ tokens, subject }: Clause): Head[] {
  const [isLifted, isDenied] = [tokens.some(liftsClause), tokens.some(isDenial)]
  const praisesKnowledge = knowledgeIn(tokens)
  const isVerbLifted = tokens.some((token, at) => liftsVerb(token, tokens[at + 1]))
  return [...tokens.flatMap((token, at) => headAt(tokens, token, at)), ...ofWholeClause(tokens)].map((head) => ({
    ...head,
    attachment: head.attachment === 'thing' && subject === 'person' && isOfProfession(tokens, head.token) ? 'people' : head.attachment,
    isOfKnowledge: praisesKnowledge(head.token),
    isLifted: head.isLifted || (isLifted && head.token.cue === null) || (isVerbLifted && head.token.reading?.class === 'verb'),
    isDenied: head.isDenied || (isDenied && isFiniteBlame(head.token)),
  }))
}

function headAt(tokens: readonly Token[], token: Token, at: number): Head[] {
  const { reading, cue } = token
  if (token.isHarmless) return []
  if (cue && cue.value.weight !== 'hint' && cue.value.weight !== 'none') return idiomHead(token)
  if (reading?.class === 'adjective') return [adjectiveHead(tokens, token, at, reading.degree, reading.inflected)]
  if (reading?.class === 'verb') return [head(tokens, token, at, reading.degree, isAttribute(tokens, at) ? 'thing' : 'clause')]
  if (reading?.class === 'noun' && reading.degree !== 0) return [head(tokens, token, at, reading.degree, 'quality')]
  return []
}

/** „hielt Fristen ein“, „Kollegen schätzten ihn“: verbs that praise only with what stands beside them. */
function ofWholeClause(tokens: readonly Token[]): Head[] {
  const esteem = esteemIn(tokens)
  const found = fulfilmentIn(tokens) ?? (esteem && { token: esteem, degree: 1 as const })
  if (!found) return []
  const isLifted = esteem !== null && tokens.some((token, at) => liftsVerb(token, tokens[at + 1]))
  return [{ ...found, attachment: 'clause', end: found.token.end, isLifted, isOfKnowledge: false, isDenied: false }]
}

/** A phrase that praises or says the bare minimum, once. */
function idiomHead(token: Token): Head[] {
  const weight = token.cue?.value.weight
  if (token.cue?.words[0] !== token.index || (weight !== 'praise' && weight !== 'top' && weight !== 'minimum')) return []
  const degree = weight === 'top' ? 2 : weight === 'praise' ? 1 : 0
  return [{ token, degree, attachment: 'clause', end: token.end, isLifted: false, isOfKnowledge: false, isDenied: false }]
}

function adjectiveHead(tokens: readonly Token[], token: Token, at: number, degree: Degree, inflected: boolean): Head {
  return head(
    tokens,
    token,
    at,
    degree,
    inflected ? attachmentOf(tokens, at) : modifiedAttribute(tokens, at) ? attachmentOf(tokens, at + 1) : 'clause',
  )
}

function head(tokens: readonly Token[], token: Token, at: number, degree: Degree, attachment: Attachment): Head {
  const before = tokens.slice(Math.max(0, at - LIFT_REACH), at)
  const next = attachment === 'quality' && !token.isNoun ? tokens[at + 1] : undefined
  return {
    token,
    degree,
    attachment,
    end: next?.isNoun ? next.end : token.end,
    isLifted: isLiftedBy(before),
    isOfKnowledge: false,
    isDenied: before.some(isDenial),
  }
}

/** „vernachlässigte … nie“: what denies a verb may stand behind it. */
function isFiniteBlame({ reading }: Token): boolean {
  return reading?.class === 'verb' && reading.degree < 0
}

/** „in jeder Hinsicht“: a phrase lifts all of its clause. */
export function liftsClause({ cue }: Token): boolean {
  return cue?.value.weight === 'lift' && cue.words[1] - cue.words[0] > 1
}

/** „schätzten ihre Hilfsbereitschaft sehr“: an intensifier at the end of a clause lifts its verb. */
function liftsVerb({ cue, key }: Token, next: Token | undefined): boolean {
  return (
    cue?.value.weight === 'lift' && /^(?:sehr|ausserordentlich|ungemein|ueberaus|besonders)$/.test(key) && (next === undefined || next.mark !== null)
  )
}

function isDenial({ key, cue, isHarmless }: Token): boolean {
  return (!cue || cue.value.weight === 'withholds') && !isHarmless && /^(?:ohne|kein\p{L}*|nicht|nie|niemals|kaum|mangels|wenig)$/u.test(key)
}

/** An intensifier, with nothing but other adjectives between it and the head. */
function isLiftedBy(before: readonly Token[]): boolean {
  const at = before.findLastIndex(({ cue }) => cue?.value.weight === 'lift')
  return (
    at >= 0 && before.slice(at + 1).every(({ cue, reading, key }) => cue?.value.weight === 'lift' || reading?.class === 'adjective' || key === 'und')
  )
}
