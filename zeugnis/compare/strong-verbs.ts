/** Verbs whose vowel changes with their tense, as folded words of the third person: past and present. Composed ones follow. */
const pairs =
  'lag liegt, dachte denkt, brachte bringt, kannte kennt, nannte nennt, trug traegt, fand findet, genoss geniesst, besass besitzt, wusste weiss, hielt haelt, nahm nimmt, kam kommt, gab gibt, ging geht, stand steht, sprach spricht, traf trifft, half hilft, warb wirbt, trat tritt, wuchs waechst, liess laesst, wies weist, schrieb schreibt, blieb bleibt, bot bietet, zog zieht, griff greift, fiel faellt, las liest, sah sieht, tat tut, schloss schliesst, schuf schafft, mass misst, fuhr faehrt, lud laedt, wandte wendet, galt gilt, gewann gewinnt, gelang gelingt, begann beginnt, trieb treibt, schien scheint, vermochte vermag, konnte kann, musste muss, durfte darf, war ist, hatte hat, wurde wird'
    .split(', ')
    .map((pair) => pair.split(' '))

const presents: ReadonlyMap<string, string> = new Map(pairs.map(([past = '', present = '']) => [past, present]))
const prefix = /^(?:ob|unter|ueber|be|ver|er|ent|an|auf|aus|bei|ein|mit|nach|vor|zu|wahr|teil)(?=\p{L}{3})/u

/** A form of the past as that of the present: „oblag“ as „obliegt“, „fanden“ as „findet“; any other word as it is. */
export function presentOf(key: string): string {
  const [lead = ''] = presents.has(singular(key)) ? [] : (prefix.exec(key) ?? [])
  const present = presents.get(singular(key.slice(lead.length)))
  return present ? lead + present : key
}

/** „fanden“: as „fand“. */
const singular = (key: string) =>
  key.endsWith('en') && presents.has(key.slice(0, -2))
    ? key.slice(0, -2)
    : key.endsWith('n') && presents.has(key.slice(0, -1))
      ? key.slice(0, -1)
      : key
