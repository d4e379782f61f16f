import { foldPattern, keyOf, wordsOf } from '#language'
import { contentOf } from '../compare/content-words.ts'
import { germanPhrases } from '../lexicon/german-phrases.ts'
import { alike, general as anyWork, leading, matters, ofScale } from '../lexicon/matters.ts'
import { conductPatterns } from '../lexicon/people-words.ts'

const noun = /(?<=\p{L}[,;:]? )\p{Lu}\p{L}+/gu
const figure = /\d|(?<!\p{L})(?:zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf|Prozent)(?!\p{L})/iu

const circles = Object.values(conductPatterns).map(foldPattern)
const thirdParties = foldPattern(conductPatterns.thirdParties)

const address = ['Herr', 'Herrn', 'Frau', 'Dr', 'Prof']

/** Satisfaction is one matter, in whatever words. */
const whole = foldPattern(/zufrieden|leistungen|erwartungen|anerkennung/iu)

const led = foldPattern(conductPatterns.colleagues)

/** What a text speaks of, as places in `matters`; last that people are led. */
function mattersIn(text: string): readonly number[] {
  const words = wordsOf(text).map(({ key }) => key)
  const named = matters.flatMap((beginnings, at) => (words.some((word) => beginnings.some((start) => word.startsWith(start))) ? [at] : []))
  return leading.test(text) && led.test(keyOf(text)) ? [...named, matters.length] : named
}

/** Whether a wording speaks of all that a sentence does. Of what is not known here nobody can tell, so nothing else is offered for it. */
function coveringIn(sentence: string): (other: string) => boolean {
  const own = mattersIn(sentence)
  const isGeneral = wordsOf(sentence).some(({ key }) => anyWork.includes(key))
  if (own.length === 0) return whole.test(keyOf(sentence)) ? (other) => whole.test(keyOf(other)) : () => isGeneral
  return (other) => {
    const theirs = mattersIn(other)
    return own.every((matter) => theirs.includes(matter))
  }
}

/** Whether a wording names nothing that a sentence does not: no other trait, task, event or person, beyond the words of the scale. */
function addingNothingTo(sentence: string, names: ReadonlySet<string>): (other: string) => boolean {
  const words = wordsOf(sentence).map(({ key }) => key)
  const stems = new Set(words.map(stemOf))
  const twins = alike.filter((beginnings) => words.some((word) => beginnings.some((start) => word.startsWith(start)))).flat()
  const isOfAll = words.some((word) => everything.test(word))
  const isKnown = (word: string) => stems.has(stemOf(word)) || names.has(word) || ofScale.test(word) || twins.some((start) => word.startsWith(start))
  return (other) => {
    const nouns = new Set((other.match(noun) ?? []).map(keyOf))
    return wordsOf(other).every(
      ({ key }) => (isOfAll || !everything.test(key)) && (isKnown(key) || (!nouns.has(key) && contentOf([key]).length === 0)),
    )
  }
}

/** Who speaks of „die übertragenen Aufgaben“ does not say that it was all of them. */
const everything = /^(?:alle[nmrs]?|saemtliche[nmrs]?|jegliche[nmrs]?)$/

const stemOf = (word: string) => contentOf([word])[0] ?? word.replace(/(?:e[nmrs]?|n)$/, '')

/**
 * For a sentence, which other wordings may stand for it: those that speak of the same matter and people, where it tells of nothing that only
 * this letter has – a figure, a subject, a task –, which they would lose.
 * @param names of the person, which are no matter
 */
export function sameMatterIn(names: readonly string[]): (sentence: string) => (other: string) => boolean {
  const templates = Object.values(germanPhrases).flatMap((all) => all.map(({ template }) => template))
  const general = new Set([...address, ...names, ...templates.flatMap((template) => template.match(/\p{Lu}\p{L}+/gu) ?? [])].map(keyOf))
  const called = new Set([...address, ...names.flatMap((name) => name.split(/[\s-]+/))].map(keyOf))
  return (sentence) => {
    if (figure.test(sentence)) return () => false
    const folded = keyOf(sentence)
    const covers = coveringIn(sentence)
    const addsNothing = addingNothingTo(sentence, called)
    const people = circles.map((circle) => circle.test(folded))
    // „Gästen“ are no customers.
    const [third = ''] = thirdParties.exec(folded) ?? []
    const nouns = (sentence.match(noun) ?? []).map(keyOf)
    const own = nouns.filter((word) => !general.has(word) && !circles.some((circle) => circle.test(word)))
    return (other) => {
      const text = keyOf(other)
      return (
        covers(other) &&
        addsNothing(other) &&
        [third, ...own].every((word) => text.includes(word)) &&
        circles.every((circle, at) => circle.test(text) === people[at])
      )
    }
  }
}
