import { aboutTexts, aloneTexts, criticismTexts, orderTexts, passiveTexts, reasonTexts, togetherTexts } from '../lexicon/comparison-texts.ts'
import type { Change, ComparedPair, Reason } from '../model/comparison.ts'
import type { Language } from '../model/spec.ts'
import { filled, quoted } from './filled.ts'

/** So many causes are named. */
export const MOST_CAUSES = 2

/** Why a grade is another one: as it stands by itself, and of what kind and what it is, to be told together with others of its kind. */
export interface Cause {
  readonly text: string
  readonly kind: keyof typeof togetherTexts | null
  readonly what: string
}

/** Each once. */
export function distinct(causes: readonly Cause[]): Cause[] {
  return [...new Map(causes.map((cause) => [cause.text, cause])).values()]
}

/** Causes of one kind with one verb, others one after the other. */
export function toldTogether(language: Language, causes: readonly Cause[]): string {
  const and = language === 'de' ? ' und ' : ' and '
  const [first, ...others] = causes
  const kind = first?.kind ?? null
  const areOfOneKind = kind !== null && others.length > 0 && causes.every((cause) => cause.kind === kind && cause.what !== '')
  if (areOfOneKind) return filled(togetherTexts[kind][language], { what: new Intl.ListFormat(language).format(causes.map(({ what }) => what)) })
  return causes.map(({ text }) => text).join(and)
}

/** Why a pair makes the whole worse or better; what acts by itself, such as a limit, before what is only gone. */
export function causesIn(language: Language, pair: ComparedPair, change: Change): Cause[] {
  const { wording } = pair
  if (wording === 'lost' || wording === 'added') {
    const about = aboutIn(language, pair)
    const critical = wording === 'added' && pair.reasons.find(({ code, after }) => code === 'coded-phrase' && after !== null)
    if (critical) return [{ text: filled(criticismTexts[language], { about, after: quoted(critical.after, language) }), kind: null, what: '' }]
    return [{ text: filled(aloneTexts[wording][language], { about }), kind: `${wording}Sentence`, what: about }]
  }
  const active = change === 'worse' ? 'added' : 'lost'
  const pulling = pair.reasons.filter((reason) => reason.change === change)
  const inOrder = [...pulling.filter(({ what }) => what === active), ...pulling.filter(({ what }) => what !== active)]
  return inOrder.map((reason) => wordsAsCause(language, reason, pair))
}

/** A reason as it stands behind „weil“ and “because”. */
export function wordsAsCause(language: Language, reason: Reason, pair: Pick<ComparedPair, 'dimensionBefore' | 'dimensionAfter'>): Cause {
  const { what, before, after, code } = reason
  const isOfItsOwn = code === 'reversed-order' || code === 'passive-voice'
  const kind = !isOfItsOwn && (what === 'lost' || what === 'added') ? what : null
  return { text: causeIn(language, reason, pair), kind, what: quoted(what === 'lost' ? before : after, language) }
}

function causeIn(language: Language, { code, what, before, after }: Reason, pair: Pick<ComparedPair, 'dimensionBefore' | 'dimensionAfter'>): string {
  const isPassive = code === 'passive-voice' && (what === 'lost' || what === 'added')
  const text = isPassive ? passiveTexts[what] : code === 'reversed-order' ? orderTexts : reasonTexts[what]
  return filled(text[language], { before: quoted(before, language), after: quoted(after, language), about: aboutIn(language, pair) })
}

/** On what a sentence is. */
export function aboutIn(language: Language, { dimensionBefore, dimensionAfter }: Pick<ComparedPair, 'dimensionBefore' | 'dimensionAfter'>): string {
  const dimension = dimensionAfter ?? dimensionBefore
  return dimension ? aboutTexts[dimension][language] : ''
}
