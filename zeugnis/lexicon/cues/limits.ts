import { list } from '#language'
import type { Cue } from '../../model/mark.ts'

/** Words that take praise back: limitation, denial, lack. One of them outweighs any praise beside it. */
export const limits = [
  {
    weight: 'lowers',
    technique: 'relativisation',
    words: list(`
      im Großen und Ganzen, im Allgemeinen, im Wesentlichen, insgesamt, insgesamt gesehen, weitgehend, weitestgehend, überwiegend, größtenteils, großteils, zumeist,
      meistens, meist, mehrheitlich, grundsätzlich, prinzipiell, im Prinzip, einigermaßen, relativ, vergleichsweise, durchaus, in der Regel, i d R, im Rahmen seiner, im Rahmen ihrer,
      im Rahmen seines, im Rahmen ihres, im Rahmen der Möglichkeiten, im Rahmen der _ Möglichkeiten, mit Unterstützung, mit Anleitung, unter Anleitung, unter _ Anleitung,
      bei Anleitung, bei _ Anleitung, nach Anleitung, nach _ Anleitung, mit Hilfestellung, mit _ Hilfestellung, unter Aufsicht, unter ständiger Aufsicht, unter fachlicher Aufsicht, unter enger Aufsicht, unter strenger Aufsicht, unter genauer Aufsicht, unter dauernder Aufsicht, unter der Aufsicht, nach Aufforderung, nach _ Aufforderung,
      auf Nachfrage, auf _ Nachfrage, nach Erinnerung, nach _ Erinnerung, nach Hinweis, nach _ Hinweis,   wenn es verlangt, für die üblichen, nur bei, teilweise, teils, manchmal, gelegentlich,
      bisweilen, zeitweise, phasenweise, stellenweise, streckenweise, bedingt, nur selten, zum Teil, mitunter, ab und zu, hin und wieder, von Zeit zu Zeit, bei einfachen, bei _ einfachen, bei leichten, in einfachen, einfache Aufgaben, einfache *arbeiten, einfache Arbeiten, Lieblings*, noch der, noch das, noch am, mit Einschränkungen, mit _ Einschränkungen, nach _ Einweisung, nach Einweisung, auf _ Aufforderung, auf Aufforderung, bis zur Entfristung, bis zum Wechsel,
      Routineaufgaben, Routinearbeiten, Standardaufgaben, einfachere*, leichtere*, überschaubare*, zu wünschen übrig, nach Möglichkeit, soweit möglich, soweit dies, soweit es, soweit ihm, soweit ihr, so weit es, so weit wie möglich, so gut es ging,
      so gut er konnte, so gut sie konnte, gemäßen Aufgaben, seinen Fähigkeiten entsprechend, ihren Fähigkeiten entsprechend, entsprechend seinen, entsprechend ihren, seinen Möglichkeiten, ihren Möglichkeiten,
      leidlich, mäßig*, mittelmäßig*, halbwegs, bei Bedarf und, in begrenztem, in gewissem, in gewissen,
      gewisse, gewissen, gewisses, gewisser, einige Male, mal mehr, bis auf _ Ausnahmen, bis auf wenige, mit _ Ausnahmen, von _ abgesehen, abgesehen von, in aller Regel, tagesform*, bei guter Laune, unter günstigen, unter normalen,
      die meisten Aufgaben, die meisten Arbeiten, die meisten ihrer, die meisten seiner, die meisten der, die Mehrzahl, der Mehrzahl, einige Aufgaben, einige ihrer, einige seiner, einige der, manche Aufgaben,
      manche ihrer, manche seiner, manche der, einen Teil ihrer, einen Teil seiner, einen Teil der, ein Teil ihrer, ein Teil seiner, ein Teil der, in Teilen, in Teilbereichen, in einigen Bereichen, in manchen Bereichen,
      in einzelnen Bereichen, ein Großteil, einen Großteil, gegenüber einzelnen, gegenüber einigen, gegenüber manchen, bei normalem, bei geringem, bei ruhigem, in ruhigen`),
    basis: 'steigerung',
    explanation: {
      de: 'Eine Einschränkung: nicht immer, nicht überall oder nicht allein.',
      en: 'A limiting phrase: not always, not everywhere, or not unaided.',
    },
  },
  {
    weight: 'lowers',
    technique: 'negation',
    words: list(`
      nicht immer, nicht stets, nicht jederzeit, nicht durchweg, nicht durchgehend, nicht durchgängig, keineswegs immer, keineswegs stets, keineswegs jederzeit, keinesfalls immer, keinesfalls stets, keinesfalls jederzeit, nicht in jeder, nicht in allen, nicht ganz, nicht vollständig, nicht vollkommen,
      nicht ausreichend, nicht genügend, nicht unerheblich*, nicht unbe*, nicht unzu*, nicht unge*, nicht unfr*, nicht unint*, nicht unsa*, nicht uninteressiert, nicht unzufrieden, nicht unfreundlich, nicht ungeschickt, nicht schlecht,
      zu keiner Klage, zu keinen Klagen, zu Klagen keinen Anlass, zu Klagen _ Anlass, keinen Anlass zu, keinen Anlass zur, keinen Grund zu, keinen Grund zur, kein Anlass zu, keinen Anlass,
      keine Klagen, keine Beschwerden, keine Einwände, zu Klagen, nicht zu klagen, wenig auszusetzen,
      nichts Nachteiliges, nichts Negatives, nichts Gegenteiliges, kein Anlass, bestand kein Anlass, bestand _ kein Anlass, nicht fehlte, keinen Grund, keine Veranlassung, nicht zu bemängeln, nicht störend*, nicht negativ`),
    basis: 'verhaltensskala',
    explanation: {
      de: 'Eine Verneinung, wo Lob üblich ist: Sie sagt nur, was ausblieb.',
      en: 'A negation where praise is usual: it only says what did not happen.',
    },
  },
  {
    weight: 'lowers',
    words: list(`
      Grundkenntnisse*, im Wesentlichen wahrgenommen, mangelnd*, mangelte, mangelt, fehlte, fehlten, fehlt, fehlende*, vermissen, ließ nach, ließ _ nach, lässt nach, überzogen, hatte Schwierigkeiten, hatte Mühe, tat sich schwer, tat sich _ schwer, fiel _ schwer, leider, bedauerlicherweise, alles andere als,
      Überarbeitung, Nachbesserung*, nachgebessert, nachzubessern, Nacharbeit*, nachgearbeitet, Ermahnung*, ermahnt, Erinnerung bedurfte, bedurfte, bedarf, benötigte, brauchte`),
    basis: 'steigerung',
    explanation: {
      de: 'Ein Mangel steht offen da.',
      en: 'A lack is named openly.',
    },
  },
  {
    weight: 'withholds',
    words: list(`
      nicht, kein, keine, keinen, keiner, keinem, keines, keineswegs, keinesfalls, keinerlei, niemand, weder, nie, niemals, kaum, selten, seltener, wenig, wenige, weniger, wenigen, zu wenig, gering, geringe*, lediglich,
      nur, mangels, bis auf, mit Ausnahme, mit einer Ausnahme, ausgenommen, außer, ohne dass, statt, anstatt, anstelle, obwohl, obgleich, obschon, wenngleich, wenn auch,
      allerdings, jedoch, aber, dennoch, trotzdem, gleichwohl, immerhin, trotz mehrfacher, trotz wiederholter, trotz Bemüh*, trotz guten, trotz aller, trotz seiner, trotz ihrer, trotz Unterstützung, trotz intensiver, trotz langer, trotz Hilfe,
      schwach, schwache*, langsam*, erst, zumindest, wenigstens, mindestens, im Durchschnitt, sieht man, zu Lasten, auf Kosten, etwas, eher, mehr oder weniger, je nach, ob`),
    basis: 'steigerung',
    explanation: {
      de: 'Das Lob steht neben einer Verneinung oder Ausnahme. Was davon bleibt, sagt der Satz nicht eindeutig.',
      en: 'The praise comes with a negation or an exception. It is not clear how much of the praise remains.',
    },
  },
] as const satisfies readonly Cue[]
