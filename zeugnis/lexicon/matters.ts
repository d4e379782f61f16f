import { list } from '#language'

/**
 * What a sentence is about within its dimension, each by the beginnings of words that say it: folded, as `keyOf` gives them. Two sentences
 * are of one matter where the one speaks of all that the other does.
 */
export const matters: readonly (readonly string[])[] = [
  list('sorgf, gewissenh, genau, gruendl, praezis, akrib, sauber, ordentl'),
  list('zuverlaess, verlaess, verlass'),
  list('selbststaend, selbstaend, eigenstaend, eigenverantw'),
  list('strukt, planvoll, plante, plant, systemat, organis, zielor, effiz, method, ueberlegt, priorit'),
  list('termin, frist'),
  list('puenktl'),
  list('tempo, zuegig, arbeitsmenge'),
  list('fachw, fachk, fachg, kenntn, wissen, sachkund, koennen, erfahr'),
  list('auffass, einarbeit, eingearbeit, zusammenh'),
  list('belast, stress, zeitdruck, druck, arbeitsanfall, andrang, arbeitsreich'),
  list('ueberblick, uebersicht'),
  list('urteil, denk, entscheid'),
  list('einsatz, engag, motiviert, motivation, leistungsber, leistungswill, fleiss, arbeitsmoral'),
  list('initiativ, eigeninitiativ, antrieb'),
  list('ergebn, arbeitsergebn, qualit, arbeitsqualit, guete'),
  list('ziel, vertriebsziel, umsatz, erfolg'),
  list('loes, loesung, problem'),
  list('weiterb, fortb, fortgebild, weitergebild, seminar, schulung, bildet, bildete'),
  list('delegier, uebertrug, uebertraegt'),
  list('informier'),
  list('respekt, anerkannt, geachtet'),
  list('motivierte'),
  list('verhalten, verhielt, verhaelt, umgang, auskam, zurecht, kam, auftret'),
  list('freundl, hoefl, zuvork, hilfsber'),
  list('ehrlich, vertrau, diskret'),
]

/** How somebody worked, and no more: what any wording of the dimension may answer. */
export const general: readonly string[] = list('arbeitsweise, arbeitsstil, arbeitete, arbeitet')

/** To lead people; whoever „führte zu Entscheidungen“ or „führte in Abläufe ein“ leads nobody. */
export const leading = /(?:anleit|leitete?|leitung|f(?:ü|ue)hrte?|f(?:ü|ue)hrung)\p{L}*(?!\p{L})(?![^.]{0,200} (?:ein|aus|durch|fort)\.)/iu

/** Keys of what any assessment may say: words of the scale, and what only says that work was done and who judges it. */
export const ofScale =
  /^(?:gut\p{L}{0,2}|voll\p{L}{0,4}|ganz|hohe\p{L}?|hoechst\p{L}*|gross\p{L}{0,2}|groesst\p{L}{0,2}|durch(?:gehend|weg|weg)?|gleichbleibend|ausnahmslos|beste[nmrs]?|hervorragend\p{L}{0,2}|ausgezeichnet\p{L}{0,2}|ausserordentlich\p{L}{0,2}|aussergewoehnlich\p{L}{0,2}|vorbildlich|einwandfrei|umfang|hinsicht|zufrieden(?:heit)?|leistung(?:en)?|aufgaben?|arbeit(?:en)?|uebertragene?n?|erledig(?:te?n?|en)|erfuell(?:te?n?|en)|fuehrt?e?n?|erzielt?e?n?|waren|ueberzeugt?e?n?|zeigt?e?n?|verh(?:ie|ae)lt)$/u

/** Words for one thing: whichever the sentence has, another may stand for it. */
export const alike: readonly (readonly string[])[] = [
  list('fachwiss, fachkennt, kenntn, wissen'),
  list('genau, sorgf, gewissenh, gruendl'),
  list('zuverl, verlaess, verlass'),
  list('selbststaend, selbstaend, eigenstaend'),
  list('ergebn, arbeitsergebn'),
  list('termin, termint'),
  list('ueberblick, uebersicht'),
  list('weiterb, fortb, fortgebild, weitergebild'),
  list('kund, kundinn'),
  list('mitarbeit, team'),
]
