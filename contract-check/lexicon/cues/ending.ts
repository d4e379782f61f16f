import { type Cue, words } from './cue.ts'

/** How it ends, and what holds for the contract itself. */
export const ending: readonly Cue[] = [
  {
    kind: 'termination',
    heading: words('kündigung', 'beendigung', 'kündigungsfristen', 'ende des arbeitsverhältnisses', 'laufzeit', 'auflösung'),
    sentence: words(
      'kündigungsfrist',
      'kündigung: ',
      'kündigen geht',
      'können .{0,80}frist.{0,80}kündigen',
      'frist.{0,60}gekündigt',
      'kündigung(?:en)? (?:bedarf|bedürfen|muss|müssen|ist|sind|kann|gilt|bedarf es)',
      'für die kündigung',
      'frist von .{0,80}(?:kündig|gekündigt)',
      '(?:arbeitsverhältnis|vertrag|er|es) (?:kann|ist).{0,160}(?:gekündigt|kündbar)',
      '(?:ordentlich|vorzeitig) (?:kündbar|gekündigt)',
      'klage.{0,120}arbeitsgericht',
      'freizustellen',
      'regelaltersgrenze',
    ),
    not: words('nebenabrede'),
  },
  {
    kind: 'exclusion',
    heading: words(
      'ausschlussfrist',
      'ausschlussfristen',
      'verfallfrist',
      'verfallfristen',
      'verfallklausel',
      'verfall',
      'ausschluss',
      'ausschlussklausel',
    ),
    sentence: words(
      '(?:ansprüche|forderungen|rechte).{0,240}(?:verfallen|erlöschen|geltend (?:zu machen|gemacht)|ausgeschlossen)',
      'anspruch ab.{0,160}(?:verfällt|einklagen|gerichtlich|verfallen)',
    ),
    not: words('urlaubsansprüche', 'urlaub'),
  },
  {
    kind: 'written-form',
    heading: words('schriftform', 'nebenabreden', 'schriftformklausel'),
    sentence: words(
      '(?:änderungen|ergänzungen|nebenabreden|vertragsänderungen|abreden|abweichungen).{0,160}(?:schriftform|schriftlich|textform)',
      'nebenabreden (?:bestehen|sind|wurden)',
      'auf die schriftform',
      'schriftformerforderniss?e?s?',
    ),
    not: words('kündigung'),
  },
  {
    kind: 'reference',
    heading: words('zeugnis', 'arbeitszeugnis'),
    sentence: words(String.raw`(?:arbeits|zwischen)?zeugnis(?:ses)?(?!\p{L}).{0,60}(?:erteil|verzicht)`, '(?:erhält|erteil|verzicht).{0,80}zeugnis'),
  },
]
