import { type Rewording, scantWords, tried, weakWords } from '../lexicon/rewordings.ts'

/** So many ways to say a sentence are looked at. */
const MOST = 12

const attempt =
  /^(?<who>.{2,120}?) (?:(?<past>hat|hatte|war|bemühte)|ist|bemüht|hat) (?:sich )?(?:(?:stets|immer|jederzeit|sehr|redlich) )*(?:bemüht, |bestrebt, |, )(?<what>[^.;]{3,200})\.$/u
const carefully = /^(?<who>Er|Sie) (?<verb>bemühte?|war|ist) (?:sich |stets |immer |bemüht )*um eine (?<how>\p{Ll}{4,20})e (?<noun>\p{Lu}\p{L}+)\.$/u

/** A sentence in the other ways that rules know for its words; without itself where its words are too weak for any grade. */
export function reworded(text: string): readonly string[] {
  const done = attempted(text) ?? text
  const strong = applied(weakWords, [done])
  return [...new Set([...strong, ...applied(scantWords, strong)])]
}

function applied(rules: readonly Rewording[], texts: readonly string[]): readonly string[] {
  return rules.reduce((made, { weak, instead }) => {
    return made.flatMap((one) => (weak.test(one) ? instead.map((words) => begun(one.replace(weak, words))) : [one])).slice(0, MOST)
  }, texts)
}

/** What somebody tried to do, as something that was done. */
function attempted(text: string): string | null {
  const careful = carefully.exec(text)?.groups
  if (careful)
    return `${careful.who === 'Er' ? 'Seine' : 'Ihre'} ${careful.noun} ${/^(?:bemühte|war)$/.test(careful.verb ?? '') ? 'war' : 'ist'} ${careful.how}.`
  const { who, past, what } = attempt.exec(text)?.groups ?? {}
  if (!who || !what) return null
  const done = piecesOf(what).map((piece) => finite(piece, past !== undefined))
  return done.every((one) => one !== null) ? `${who} ${done.join(' und ')}.` : null
}

/** „die Termine einzuhalten und ihre Arbeiten zu erledigen“: cut where a verb ends what was tried. */
function piecesOf(what: string): readonly string[] {
  const pieces: string[] = []
  for (const part of what.split(' und ')) {
    const last = pieces.at(-1)
    if (last !== undefined && finite(last, true) === null) pieces[pieces.length - 1] = `${last} und ${part}`
    else pieces.push(part)
  }
  return pieces
}

/** „die Termine einzuhalten“ as „hielt die Termine ein“. */
function finite(piece: string, isPast: boolean): string | null {
  const words = piece.split(' ')
  const forms = tried[words.at(-1) ?? '']
  if (!forms) return null
  const [past, present, particle] = forms
  if (!particle && words.at(-2) !== 'zu') return null
  const object = words.slice(0, particle ? -1 : -2)
  return object.length > 0 ? [isPast ? past : present, ...object, ...(particle ? [particle] : [])].join(' ') : null
}

const begun = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
