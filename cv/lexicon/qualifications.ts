import { keyList } from '../text/words.ts'

/** Words that name what was learnt or reached, alone or at the end of a word. */
export const germanQualifications: ReadonlySet<string> = new Set(
  keyList(`ausbildung, berufsausbildung, lehre, abitur, fachabitur, hochschulreife, fachhochschulreife, realschulabschluss, hauptschulabschluss,
    schulabschluss, abschluss, reife, bachelor, master, diplom, magister, staatsexamen, promotion, studium, lehramt, lehrgang,
    zertifikatslehrgang, umschulung, weiterbildung, basiskurs, kurs, matura, habilitation, referendariat, volontariat, facharbeiter, meisterprüfung,
    approbation, bsc, msc, mba, phd, dr.med, fachwirt, betriebswirt, studiengang, humanmedizin`),
)

export const englishQualifications: ReadonlySet<string> = new Set(
  keyList(`bachelor, master, masters, degree, diploma, phd, dphil, doctorate, doctor, bsc, msc, ba, ma, mba, beng, meng, llb, llm, md, gcse, gcses, a-levels,
    a-level, btec, nvq, hnd, hnc, certificate, apprenticeship, baccalaureate, ged, pgce, associate, minor, major, studies`),
)

/** Degrees written with full stops and spaces. */
export const degree = /(?<!\p{L})(?:[BM]\.?\s?(?:A|Sc|Eng|S|Ed)\.?|Ph\.?\s?D\.?|Dipl\.|Dr\.|LL\.\s?[BM]\.|Mag\.)(?!\p{L})/u
