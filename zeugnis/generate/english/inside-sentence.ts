import { englishAdjectives, englishDeed, englishDeeds, englishPredicates } from '../../lexicon/english-of-person.ts'

/** Words with which entries begin in capitals and which are no names. */
const usual = new RegExp(
  `^(?:${englishDeeds}|an?|the|our|all|one|two|three|four|five|six|seven|eight|nine|ten|winner|members?|budget|authority|(?:full|part)(?:-time)?` +
    '|teams?|sites?|nights?|days?|shifts?|deputy|staff|kitchen|customers?|clients?|guests?|patients?|pupils?|suppliers?|colleagues' +
    '|sign-off|launch|relaunch|roll-?out|retrofit|redesign|refit|upgrade|move|opening|closure|savings|sales|zero|no|lower|higher|fewer|more|new|annual|joint|sole|fluent|good|basic|always|never|now' +
    '|first|best|very|excellent|proficient|confident|successful|complete|native|business|digital|responsible|entitled|power|purchasing|bank|signing|health|wound|food|fire|time|project|programme|program|course|seminar|workshop|evening|day|leadership|complaints|costs|turnover|revenue|award|patent|media|marketing|forklift|instructor|in|with|from|to|by|at|on' +
    '|[a-z]+(?:ed|ing|tion|sion|ment|ship|ly))$',
)

/** What begins a sentence about somebody, whatever follows: “Led GDPR audit”. */
const always = new RegExp(
  `^(?:the|an?|our|new(?! (?:york|zealand|jersey|delhi))|introduction|migration|implementation|rollout|launch|excellent|very|successful|${englishDeeds}|${englishPredicates}|(?!${englishAdjectives})[a-z]+ed)(?= )`,
  'i',
)

const deed = new RegExp(`^${englishDeed}`, 'i')

/** Two things that somebody did, without the word that joins them. */
const joinedDeeds = new RegExp(`^(${englishDeed}[^,;]*)[,;] (?=${englishDeed})(?!.*[,;])`, 'i')

/** A time in a list says when, or how long: “Area Manager from May 2014, then Head”. */
const timed =
  /\d{4} ?[-–]|(?:until|from|since|till|before|after|in|by) (?:\p{L}+ )?(?:19|20)\d\d|(?:hours?|full[- ]time|part[- ]time|days?|shifts?)(?!\p{L})/iu
/** What adds a number, a time or a result to what stands before is no item of its own. */
const added =
  /^(?:\d|(?:then|later|now|currently|which|who|where|including|as|for|with|plus|passe[ds]|pass|merit|distinction|grade|up|about)(?!\p{L}))/iu
/** Longer ones are no items but sentences. */
const LONGEST_ITEM = 60

/** A list with the word that ends it: “S/4HANA, Excel” → “S/4HANA and Excel”. */
function joined(typed: string): string {
  const items = typed.split(/[,;] /)
  const last = items.at(-1) ?? ''
  const isSaid = items.length < 2 || / and /i.test(typed) || timed.test(typed) || added.test(last)
  const isOfDeeds = deed.test(typed) && !deed.test(last)
  if (isSaid || isOfDeeds || items.some(({ length }) => length > LONGEST_ITEM)) return typed
  return `${items.slice(0, -1).join(', ')} and ${last}`
}

/** Where the items of a list begin with capitals, so does the first. */
const capitals = /[,;] (?:and )?\p{Lu}\p{Ll}/u

/** An entry without the capital with which it begins, where that is no name: “Reduced waiting times” in small letters, “Lean Management” as it is. */
export function startingSmall(typed: string, isList = false): string {
  const isOfNames = isList && capitals.test(typed)
  return typed
    .replace(always, (first) => first.toLowerCase())
    .replace(/^[A-Z][a-z]+(?:-[a-z]+)?(?! [A-Z])\b/, (first) => (!isOfNames && usual.test(first.toLowerCase()) ? first.toLowerCase() : first))
}

/** An entry that goes on a sentence that has begun; a list with the word that ends it. */
export function insideSentence(typed: string, isList = false): string {
  const inSmall = startingSmall(typed, isList).replace(joinedDeeds, '$1 and ')
  return isList ? joined(inSmall) : inSmall
}
