import { list } from '#language'
import type { Cue } from '../../model/mark.ts'

const explanation = {
  de: 'Wer schreibt, macht sich das Lob nicht zu eigen: gedacht, berichtet oder bedingt.',
  en: 'The writer does not make the praise their own: imagined, reported or conditional.',
}

/** Words by which the writer stands back: the unreal, hearsay, a time, a condition, the opinion of others. */
export const distance = [
  {
    weight: 'withholds',
    technique: 'distance',
    words: list(`
      hätte, hätten, wäre, wären, könnte, könnten, würde, würden, dürfte, dürften, sollte, sollten, soll, sollen, anfangs, anfänglich, zu Beginn, in der Anfangszeit, in den ersten, gegen Ende, in letzter Zeit, in jüngster Zeit, in den letzten, in der letzten, im letzten Jahr, zu Anfang, in der Probezeit, seit kurzem, neuerdings, bis zum Sommer, bis zum Herbst, bis zum Winter, bis zum Frühjahr,
      zu gegebener Zeit, seinerzeit, vorübergehend, zeitweilig, fast, beinahe, nahezu, annähernd, so gut wie, nach eigener, nach eigenem,
      nach eigenen, nach seiner eigenen, nach ihrer eigenen, nach seiner, nach ihrer, eigenen Angaben, eigenem Bekunden, eigener Aussage, selbst als, sich für, sich als, galt, galten, gilt als, gelten als, angesehen, dem Vernehmen nach,
      scheint, scheinen, schien, schienen, wirkte, wirkt, gab sich, gibt sich, erschien uns, wohl, vermutlich, offenbar, anscheinend, angeblich, offensichtlich, wie man hört, wie wir hörten, wie uns berichtet, wird berichtet, berichtet wurde, laut, zufolge,
      nach Auskunft, nach Angaben, nach Aussage, nach Meinung, nach Ansicht, nach Einschätzung, nach Darstellung, nach deren, sei, seien, könne, müsse, solle, zugetragen, Auffassung, im Ruf, seines Erachtens, ihres Erachtens, dem Anschein, dem Eindruck, erweckte den Eindruck, stellte _ heraus, stellte seine, stellte ihre, hielt sich für, hielt _ für, hielten _ für, fast immer, fast stets, fast jederzeit, beinahe immer, nahezu immer, fast alle, fast durchweg, wir hoffen, hoffen, hofften, hoffte, erhofft*, gehofft, wünschten,
      gewünscht, zugetraut, zutrauen, trauen _ zu, trauten _ zu, empfunden, empfanden, bezeichnet,
      bezeichnete, beschrieben, beschrieb, nannte, nannten, glaubte, meinte, fand sich selbst, sah sich, sieht sich, betonte, versicherte, behauptete, beanspruchte, gab an, gibt an, anzunehmen, wie man uns, wusste _ zu schätzen, während der, während des, von ihren Kolleg*, gehen davon aus, geht davon aus, gehe davon aus, den Willen, konnte _ sein, konnte sein, zeigte sich zufrieden, zeigte sich _ zufrieden, nach Abschluss, wird _ verfügen, nachdem, der Wunsch, vor Augen`),
    basis: 'distanz',
    explanation,
  },
  {
    weight: 'withholds',
    technique: 'relativisation',
    words: list(
      `sofern, soweit, falls, solange, wenn er, wenn sie, wenn ihm, wenn ihr, wenn man, wenn Herr, wenn Frau, vorausgesetzt, unter der Voraussetzung, unter der Bedingung, einzelne Kunden, einzelne Gäste`,
    ),
    basis: 'steigerung',
    explanation: {
      de: 'Eine Bedingung: Das Lob gilt nur, wenn sie erfüllt ist.',
      en: 'A condition: the praise applies only where it is met.',
    },
  },
  {
    weight: 'withholds',
    words: list(`
      zuletzt, erwartet, erwarteten, erwartete, erwarten, erwartungsvoll, wünschen, wünscht, legte Wert, legt Wert, legte _ Wert, legt _ Wert, Ziel war, Ziel von, Ziel ist, das Ziel, hatte den Anspruch, Anspruch an, hat den Anspruch, Absicht,
      Vorsatz, nahm sich vor, erforderte, erfordert, erfordern, verlangte, verlangt, verlangten, setzte voraus, setzt voraus, gefordert, forderte, fordert, Potenzial*, Potential*, Anlagen, das Zeug, Voraussetzungen, wusste um, weiß um, wusste wie wichtig,
      war überzeugt, ist überzeugt, von sich überzeugt, sich selbst überzeugt, von seinen _ überzeugt, von ihren _ überzeugt, von seiner _ überzeugt, von ihrer _ überzeugt, überzeugt davon, davon überzeugt, überzeugte sich, wollte, will, möchte, beabsichtigte, hatte vor, nahm sich, Ansätze, ansatzweise, entwicklungsfähig*, steigerungsfähig*, ausbaufähig*, im Vergleich, verglichen mit, gemessen an, zunehmend*,
      allmählich, mit der Zeit, nach und nach, mehr und mehr, immer besser, immer mehr, immer sicherer, immer selbst*, inzwischen, mittlerweile, eigenen vollsten, eigenen vollen, eigener Zufriedenheit, eigenen Zufriedenheit, eigenen Erwartungen, begonnen, begann, angefangen, ist bekannt, war bekannt, uns bekannt,
      Teil eines, Mitglied eines, Fehler gab, Fehler gibt, gab _ Fehler, Gelegenheit, Chance, Voraussetzung, vereinbarten wir, zugesagt, versprach, versprochen, künftig, zukünftig, in Zukunft`),
    basis: 'distanz',
    explanation: {
      de: 'Erwartung, Absicht, Vergleich oder Nebensache: Ob die Leistung eintrat, sagt der Satz nicht.',
      en: 'Expectation, intention, comparison or a trifle: the sentence does not say whether the performance was achieved.',
    },
  },
] as const satisfies readonly Cue[]
