import type { Phrase } from '../../model/phrase.ts'

/** Knowledge of the field. */
export const fachwissen = [
  {
    id: 'fachwissen.1.1',
    group: 'fachwissen',
    grade: 1,
    template:
      '{N} ⟨verfügte|verfügt⟩ über äußerst umfassende und fundierte Fachkenntnisse und ⟨setzte|setzt⟩ sie jederzeit mit größtem Erfolg in der Praxis ein.',
    basis: 'steigerung',
  },
  {
    id: 'fachwissen.1.2',
    group: 'fachwissen',
    grade: 1,
    template:
      'Mit hervorragendem, stets aktuellem Fachwissen auch in Randgebieten ⟨leistete|leistet⟩ {N} durchweg einen sehr wertvollen Beitrag zum Erfolg unseres Hauses.',
    basis: 'steigerung',
  },
  {
    id: 'fachwissen.1.3',
    group: 'fachwissen',
    grade: 1,
    template: 'In allen Fragen {seines} Fachgebiets ⟨war|ist⟩ {N} jederzeit als ausgezeichnete Ansprechperson gefragt.',
    basis: 'steigerung',
  },
  {
    id: 'fachwissen.2.1',
    group: 'fachwissen',
    grade: 2,
    template: '{N} ⟨verfügte|verfügt⟩ über umfassende und fundierte Fachkenntnisse und ⟨wandte|wendet⟩ sie stets erfolgreich in der Praxis an.',
    basis: 'steigerung',
  },
  {
    id: 'fachwissen.2.2',
    group: 'fachwissen',
    grade: 2,
    template: 'Mit {seinen} guten Fachkenntnissen ⟨löste|löst⟩ {N} stets auch schwierige Aufgaben sicher.',
    basis: 'steigerung',
  },
  {
    id: 'fachwissen.2.3',
    group: 'fachwissen',
    grade: 2,
    template: '{N} ⟨beherrschte|beherrscht⟩ {seinen} Arbeitsbereich jederzeit umfassend und sicher.',
    basis: 'steigerung',
  },
  {
    id: 'fachwissen.3.1',
    group: 'fachwissen',
    grade: 3,
    template: '{N} ⟨verfügte|verfügt⟩ über solide Fachkenntnisse und ⟨setzte|setzt⟩ sie sicher in die Praxis um.',
    basis: 'steigerung',
  },
  {
    id: 'fachwissen.3.2',
    group: 'fachwissen',
    grade: 3,
    template: '{Seine} soliden Fachkenntnisse ⟨setzte|setzt⟩ {N} zweckmäßig ein.',
    basis: 'steigerung',
  },
  {
    id: 'fachwissen.3.3',
    group: 'fachwissen',
    grade: 3,
    template: '{N} ⟨beherrschte|beherrscht⟩ {seinen} Arbeitsbereich umfassend.',
    basis: 'steigerung',
  },
  {
    id: 'fachwissen.4.1',
    group: 'fachwissen',
    grade: 4,
    template: '{N} ⟨verfügte|verfügt⟩ über die erforderlichen Fachkenntnisse.',
    basis: 'steigerung',
  },
  {
    id: 'fachwissen.4.2',
    group: 'fachwissen',
    grade: 4,
    template: '{N} ⟨beherrschte|beherrscht⟩ {seinen} Arbeitsbereich entsprechend den Anforderungen.',
    basis: 'steigerung',
  },
  {
    id: 'fachwissen.4.3',
    group: 'fachwissen',
    grade: 4,
    template: '{Seine} Fachkenntnisse ⟨genügten|genügen⟩ den gestellten Anforderungen.',
    basis: 'steigerung',
  },
  {
    id: 'fachwissen.5.1',
    group: 'fachwissen',
    grade: 5,
    template: '{N} ⟨verfügte|verfügt⟩ über fachliche Grundkenntnisse.',
    basis: 'steigerung',
  },
  {
    id: 'fachwissen.5.2',
    group: 'fachwissen',
    grade: 5,
    template: '{N} ⟨beherrschte|beherrscht⟩ {seinen} Arbeitsbereich im Allgemeinen entsprechend den Anforderungen.',
    basis: 'steigerung',
  },
  {
    id: 'fachwissen.5.3',
    group: 'fachwissen',
    grade: 5,
    template: '{Seine} Fachkenntnisse ⟨reichten|reichen⟩ im Wesentlichen für die übertragenen Aufgaben aus.',
    basis: 'steigerung',
  },
] as const satisfies readonly Phrase[]
