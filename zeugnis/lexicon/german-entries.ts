import type { OfPerson } from '../model/spec.ts'

/** What the German frames would break, or could say only behind a label: what was typed, and what of it a sentence can take. */
export const germanRewrites: Readonly<Partial<Record<keyof OfPerson, readonly (readonly [typed: RegExp, rewritten: string])[]>>> = {
  hours: [[/^(\d[\d,.]*) ?(?:Std\.?|Stunden|h) ?(?:\/|pro|die|in der|je) ?W(?:oche)?\.?$/iu, '$1 Wochenstunden']],
  powers: [
    [/(?<=^|,|;| und) ?Budget(?:verantwortung)?:?(?: von| über| für| in Höhe von)? (?=(?:ca\. |rund |bis zu |€ ?)?\d)/giu, ' ein Budget von '],
    [/^ ein/, 'ein'],
    [/^(\p{L}*(?:prokura|vollmacht))[,;] ein Budget/iu, '$1 und ein Budget'],
    [/^(\p{L}*(?:prokura|vollmacht)) (seit \d{4})$/iu, '$2 $1'],
  ],
  languages: [[/^(\p{Lu}\p{Ll}+isch|Deutsch) (verhandlungssicher|fließend|sicher)$/u, '$2 $1']],
  courses: [
    [/^(?=[\p{L}-]*(?:weiterbildung|fortbildung|schulung|ausbildung)(?: [^,;]*)?$)/iu, 'die '],
    [/^(?=[\p{L}-]*(?:lehrgang|kurs|workshop)(?: [^,;]*)?$)/iu, 'den '],
    [/^(?=[\p{L}-]*(?:seminar|training)(?: [^,;]*)?$)/iu, 'das '],
  ],
  projects: [
    [/^(?=(?:\p{Lu}[\p{L}-]*(?:ung|ion) (?:der|des|von|eine[rs])|[\p{L}\d]+-(?:Einführung|Umstellung|Migration)$)[^,;]*$)/u, 'an der '],
    [/^(?=(?:Umbau|Neubau|Aufbau|Ausbau|Umzug|Relaunch|Rollout|Launch) (?:der|des|von|eine[rs])[^,;]*$)/u, 'am '],
  ],
  led: [
    [/^([^,;]+)[,;] (?=\d+ [^,;]+$)/u, '$1 und '],
    [/^(?=(?:Team|Küchenteam) (?:von|mit|aus) )/u, 'ein '],
  ],
  achievements: [
    [/^(?=\p{Lu}[\p{L}-]*(?:ung|ion) (?:der|des|von|eine[rs]) [^,;]*$)/u, 'die '],
    [/^(\d\.|erste[rn]?|zweite[rn]?|dritte[rn]?) Platz (?=\p{Ll})/iu, 'belegte den $1 Platz '],
    [/^(?=Auszeichnung )/u, 'erhielt die '],
    [/^(?=\p{Lu}\p{L}+(?:in|er|e)? des (?:Monats|Jahres|Quartals)(?!\p{L}))/u, 'war '],
  ],
}
