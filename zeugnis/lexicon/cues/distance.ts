import { list } from '#language'
import type { Cue } from '../../model/mark.ts'

const explanation = {
  de: 'Wer schreibt, macht sich das Lob nicht zu eigen: gedacht, berichtet, auf Zeit oder unter einer Bedingung.',
  en: 'The writer does not make the praise their own: imagined, reported, for a time or on a condition.',
}

/** Words by which the writer stands back: the unreal, hearsay, a time, a condition, the opinion of others. */
export const distance = [
  {
    weight: 'withholds',
    technique: 'distance',
    words: list(`
      hätte, hätten, wäre, wären, könnte, könnten, würde, würden, dürfte, dürften, sollte, sollten, soll, sollen, anfangs, anfänglich, zu Beginn, in der Anfangszeit, in den ersten, gegen Ende,
      zu gegebener Zeit, seinerzeit, vorübergehend, zeitweilig, fast, beinahe, nahezu, annähernd, so gut wie, nach eigener, nach eigenem,
      nach eigenen, nach seiner eigenen, nach ihrer eigenen, nach seiner, nach ihrer, eigenen Angaben, eigenem Bekunden, eigener Aussage, selbst als, sich für, sich als, galt, galten, gilt als, gelten als, angesehen, dem Vernehmen nach,
      scheint, scheinen, schien, schienen, wirkte, wirkt, erschien uns, wohl, vermutlich, offenbar, anscheinend, angeblich, offensichtlich, wie man hört, wie wir hörten, wie uns berichtet, wird berichtet, berichtet wurde, laut, zufolge,
      nach Auskunft, nach Angaben, nach Aussage, nach Meinung, nach Ansicht, nach Einschätzung, nach Darstellung, nach deren, sei, seien, könne, müsse, solle, zugetragen, Auffassung, im Ruf, seines Erachtens, ihres Erachtens, dem Anschein, dem Eindruck, erweckte den Eindruck, hielt sich für, hielt _ für, hielten _ für, fast immer, fast stets, fast jederzeit, beinahe immer, nahezu immer, fast alle, fast durchweg, wir hoffen, hoffen, hofften, hoffte, erhofft*, gehofft, wünschten,
      gewünscht, zugetraut, zutrauen, trauen _ zu, trauten _ zu, empfunden, empfanden, bezeichnet,
      bezeichnete, beschrieben, beschrieb, nannte, nannten, glaubte, meinte, fand sich selbst, sah sich, sieht sich, betonte, versicherte, behauptete, beanspruchte, gab an, gibt an`),
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
      en: 'A condition: the praise holds only where it is met.',
    },
  },
  {
    weight: 'withholds',
    words: list(`
      zuletzt, erwartet, erwarteten, erwartete, erwarten, erwartungsvoll, wünschen, wünscht, legte Wert, legt Wert, legte _ Wert, legt _ Wert, Ziel war, Ziel von, Ziel ist, das Ziel, hatte den Anspruch, Anspruch an, hat den Anspruch, Absicht,
      Vorsatz, nahm sich vor, erforderte, erfordert, erfordern, verlangte, verlangt, verlangten, setzte voraus, setzt voraus, gefordert, forderte, fordert, Potenzial*, Potential*, Anlagen, das Zeug, Voraussetzungen, wusste um, weiß um, wusste wie wichtig,
      war überzeugt, ist überzeugt, überzeugt davon, davon überzeugt, überzeugte sich, wollte, will, möchte, beabsichtigte, hatte vor, nahm sich, Ansätze, ansatzweise, entwicklungsfähig*, steigerungsfähig*, ausbaufähig*, im Vergleich, verglichen mit, gemessen an, zunehmend*,
      allmählich, mit der Zeit, nach und nach, mehr und mehr, immer besser, immer mehr, immer sicherer, immer selbst*, inzwischen, mittlerweile, eigenen vollsten, eigenen vollen, eigener Zufriedenheit, eigenen Zufriedenheit, eigenen Erwartungen, begonnen, begann, angefangen, ist bekannt, war bekannt, uns bekannt,
      Abwesenheit, nicht zuständig, gehörte einem, gehört einem, gehörte zu einem, Teil eines, Mitglied eines, interessierte*, Pausen, Feierabend*, Betriebsfeier*, Weihnachtsfeier*, Schreibtisch, Ausreden, auch die eigenen, besser als sein*, besser als ihr*, als sein Vorgänger, als ihre Vorgänger*,
      vertraglich, verpflichtet, Pflicht, Bedeutung, Wichtigkeit, zuständig, verantwortlich für, Aufgaben übertragen, Vorgänger*, Stellvertreter*, Mitbewerber*, delegierte anfallende, Lieferanten lobten, Lieferanten schätzten, Krankmeld*, Urlaubsanträge, Urlaubsantrag, Bedürfnis, Pausenzeit*, Schichtbeginn, Schichtende, Beginn der Schicht, Arbeitszeiten, Dienstzeiten, Kopierraum, Ablage, in vorbildlicher Ordnung, Vorstellungsgespräch*, eingestellt zum, haben wir _ eingestellt, Studienabschlüsse, unter der engen Führung, unter enger Führung, Führung des Bauleiters, Führung seines, Führung ihres, überschaubare Aufgaben, einfache Aufgaben, leichte Aufgaben, einfache Arbeiten, ausreichend bemessen*, bei ausreichend*, bei genügend*, Ausbilder war, Vorgesetzter war, Einarbeitung, vermittelt wurde*, wurden _ vermittelt, wurde _ vermittelt, zählte es, gehörte es, Anliegen, verkomplizier*, ignorier*, kritisier*, an den Tagen, an Tagen, Anwesenheit, Öffnungszeiten, Parkmöglichkeiten, mit genau, Absichten, Versäumnis*, Schichtpartner*, unerreicht*, männlichen, weiblichen, bestimmten Kunden, bestimmten Kolleg*, manchen, manche, mancher, jüngeren Kolleg*, jungen Kolleg*, älteren Kolleg*,  Gehaltsfragen, Gegenwart, in Anwesenheit, delegierte alle, delegierte sämtliche, delegierte die ihm, delegierte die ihr, aus dem Weg, zu verlassen, Weggang, dem Wunsch, den Wunsch, Wunsch von,  erlebte bei uns, fand bei uns, Firmenfahrzeug, zurückgegeben, geltenden Vorschriften, Voraussetzung, vereinbarten wir, haben wir _ vereinbart, Vereinbarung, Begründung*, Ausreden, Ausrede, Kritik, Korrekturschleife*, einer Kollegin, eines Kollegen, ihrer Kollegin, ihrer Kolleginnen, seiner Kollegin, seiner Kolleginnen, seiner Kollegen, ihrer Kollegen, ihres Kollegen, seines Kollegen, Urlaubsvertretung, größer* _ als, mehr _ als um, als um, Kunden mit, Gäste mit, langen Leine, guten Weg, gutem Weg, anfallende Arbeiten an, Arbeiten an seine, Arbeiten an ihre, Aufgaben an seine, Aufgaben an ihre, Gruß, Ansichten, Hartnäckigkeit, Freiheit, Freiheiten, freie Hand, durch das Team, vom Team, durch sein Team, durch ihr Team, von Kolleg*, von den Kolleg*, durch Kolleg*, durch die Kolleg*, durch seine Kolleg*, durch ihre Kolleg*, von seinen Kolleg*, durch andere, von anderen, von Dritten, durch Dritte, Konkurrenz, Probezeit, wiederkehrend*, ohne Zeitdruck, betrifft, angeht, anbelangt, Unterstützung sein*, Unterstützung ihr*, Unterstützung der, Unterstützung durch, Unterstützung von, Hilfe sein*, Hilfe ihr*, Hilfe von, Hilfe der,  wusste _ wie, wusste wie, von _ Qualität _ überzeugt, an guten Tagen, an manchen Tagen, Durchsicht, Rücksprache, Kontrolle durch, Belange, vorgenommen, zugesagt, versprach, versprochen, Bemühungen, künftig, zukünftig, in Zukunft, gebeten, Beurteilung früherer, früherer Arbeitgeber, vorherigen Arbeitgeber, vorheriger Arbeitgeber, früheren Arbeitgeber, dort, seitens Dritter, Gelegenheit, Chance, Möglichkeit bot, bestätigte er, bestätigte sie, Kantine, Kaffee*, Fußball*, Ausflug*, Arbeitsplatz war`),
    basis: 'distanz',
    explanation: {
      de: 'Erwartung, Absicht, Vergleich oder Nebensache: Ob die Leistung eintrat, sagt der Satz nicht.',
      en: 'Expectation, intention, comparison or a trifle: whether the performance came about the sentence does not say.',
    },
  },
] as const satisfies readonly Cue[]
