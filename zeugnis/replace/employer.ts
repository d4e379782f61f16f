import { type Place, placesOf } from '#language'
import { merchantNames, registeredNames } from './companies.ts'
import { signature } from './letter-edges.ts'
import { NAME } from './name-words.ts'

/** Words that a registered name seems to begin with where a sentence does, or where the letter says that it is a firm. */
const leading = /^(?:(?:Die|Der|Das|Bei|In|Für|Unsere?|Firma|Gesellschaft|Unternehmen|Haus|Hause|Betrieb)[ \u00a0]+(?:(?:der|die)[ \u00a0]+)?)+/u
/** A post in front of it is none of the name: „Köchin für die Nordlicht AG“. */
const post = /^.{0,200}[ \u00a0](?:für|in|von)[ \u00a0](?:der|die|dem|den)[ \u00a0]/u
const body = new RegExp(
  String.raw`(?<!\p{L})(?:Landeshauptstadt|Hansestadt|Kreisstadt|Stadt|Landkreis|Kreis|Samtgemeinde|Gemeinde|Universität|Hochschule|Stiftung)[ \u00a0]${NAME}(?:[ \u00a0](?:an der|am|im|in)[ \u00a0]${NAME})?`,
  'gu',
)

const ARTICLE = String.raw`(?:(?:der|die|dem|den|unserer|unserem|unsere)[\s\u00a0]+)?(?:Firma[\s\u00a0]+)?`
/** What stands directly before the name of whoever issues a letter, the surest first. */
const ofIssuer: readonly RegExp[] = [
  new RegExp(String.raw`(?<!\p{L})unsere[mrns]?[\s\u00a0]+\p{L}{1,30},[\s\u00a0]+${ARTICLE}$`, 'iu'),
  new RegExp(String.raw`(?<!\p{L})bei[\s\u00a0]+${ARTICLE}$`, 'iu'),
  new RegExp(String.raw`(?<!\p{L})(?:für|in)[\s\u00a0]+${ARTICLE}$`, 'iu'),
  /(?:^|\n|[.!?][\s\u00a0]+)(?:Die|Der|Das)[\s\u00a0]+$/u,
]
/** A town has more to it than its administration: „in der Stadt Husum“ says where. */
const ofBody = ofIssuer.slice(0, 2)
/** Enough of what stands before a name. */
const BEFORE = 60
/** The introduction: further on firms are customers. */
const INTRODUCTION = 1_500

interface Named extends Place {
  readonly name: string
}

/**
 * The firm or public body that issues a letter by what it says itself: „bei der Behn KG“, „in unserem Hause, der Behn KG“, „Die Behn KG
 * ist …“ in its introduction, or among the lines of the signature. Nothing when it names none.
 */
export function employerIn(text: string): string | null {
  const firms = [...registeredNames(text), ...merchantNames(text)].map((place) => withoutLead(text, place))
  const bodies = placesOf(text, body).map((place) => ({ ...place, name: text.slice(place.start, place.end) }))
  const signed = signature(text)
  const isSigned = ({ start, end }: Place) => signed.some((segment) => segment.start <= start && end <= segment.end && start - segment.start < 4)
  const found = introducedBy(text, firms, ofIssuer) ?? introducedBy(text, bodies, ofBody) ?? firms.findLast(isSigned) ?? bodies.findLast(isSigned)
  return found ? found.name.replace(/[\s\u00a0]+/gu, ' ') : null
}

function withoutLead(text: string, { start, end }: Place): Named {
  const whole = text.slice(start, end)
  const name = whole.replace(post, '').replace(leading, '')
  return { start: end - name.length, end, name }
}

function introducedBy(text: string, names: readonly Named[], words: readonly RegExp[]): Named | undefined {
  const early = names.filter(({ start }) => start < INTRODUCTION)
  for (const word of words) {
    const found = early.find(({ start }) => word.test(text.slice(Math.max(0, start - BEFORE), start)))
    if (found) return found
  }
  return undefined
}
