import { foldPattern, type Place } from '#language'

/** What was to be done, or the person as the agent behind „von“: an assessment that takes the person out of the doing. */
const work = foldPattern(
  /(?<!\p{L})(?:Aufgaben|Arbeiten|Aufträge|Termine|Fristen|Ziele|Vorgaben|Tätigkeiten|Anweisungen|Weisungen|Vorgänge|Bestellungen|Unterlagen|Projekte|Anfragen|Akten|Berichte|Reinigungsarbeiten|Touren|Fahrpläne|Dienste|Zusatzdienste|Überstunden|Arbeit|Arbeitszeiten|Dienstzeiten|Pausenzeiten)(?!\p{L})/u,
)
const agent = foldPattern(/(?<!\p{L})(?:von (?:ihm|ihr|Herrn|Frau)|durch (?:ihn|sie|Herrn|Frau))(?!\p{L})/u)
const passive = foldPattern(
  /(?<!\p{L})(?:wurden?|wird|werden|worden)(?!\p{L})[^.;:]{0,120}?(?<!\p{L})(?!geschätzt|anerkannt|gelobt|gewürdigt|gefordert|betraut|übertragen|befördert|beauftragt|gebeten|geachtet)(?:\p{L}{0,9}ge\p{L}{2,14}(?:t|en)|(?:be|er|ver|ent|über|unter)\p{L}{2,16}(?:t|en)|\p{L}{2,14}iert)(?!\p{L})/u,
)
/** Being esteemed, trusted and promoted is praise in the passive voice. */
const esteem = foldPattern(
  /(?:geschätzt|geachtet|anerkannt|respektiert|gewürdigt|gelobt|befördert|betraut|ernannt|ausgezeichnet|eingesetzt|übertragen|akzeptiert|bewundert|geehrt|angesehen)/u,
)

/** Where a folded sentence assesses in the passive voice, from the auxiliary to its participle. */
export function passiveVoice(sentence: string): Place | null {
  const found = passive.exec(sentence)
  if (!found || esteem.test(found[0])) return null
  if (!agent.test(sentence) && !work.test(sentence.slice(0, found.index + found[0].length))) return null
  return { start: found.index, end: found.index + found[0].length }
}
