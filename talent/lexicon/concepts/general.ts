import type { Concepts } from '../../model/concept.ts'

/** Languages and working time. */
export const general = {
  german: { field: 'language', de: ['Deutsch', 'deutschkenntnisse', 'deutschkenntnissen'], en: ['German'] },
  english: { field: 'language', de: ['Englisch', 'englischkenntnisse', 'englischkenntnissen'], en: ['English'] },
  french: { field: 'language', de: ['Französisch', 'französischkenntnisse'], en: ['French'] },
  spanish: { field: 'language', de: ['Spanisch', 'spanischkenntnisse'], en: ['Spanish'] },
  danish: { field: 'language', de: ['Dänisch', 'dänischkenntnisse'], en: ['Danish'] },
  polish: { field: 'language', de: ['Polnisch', 'polnischkenntnisse'], en: ['Polish'] },
  turkish: { field: 'language', de: ['Türkisch', 'türkischkenntnisse'], en: ['Turkish'] },
  ukrainian: { field: 'language', de: ['Ukrainisch', 'ukrainischkenntnisse'], en: ['Ukrainian'] },
  'part-time': { field: 'availability', de: ['Teilzeit', 'teilzeitstelle', 'halbtags'], en: ['part-time', 'part time'] },
  'full-time': { field: 'availability', de: ['Vollzeit', 'vollzeitstelle', 'ganztags'], en: ['full-time', 'full time'] },
  shifts: {
    field: 'availability',
    de: ['Schichtdienst', 'schicht*', 'wechselschicht', 'nachtdienst*', 'nachtschicht*', 'drei schichten'],
    en: ['shift work', 'shifts', 'night shifts'],
  },
  weekends: {
    field: 'availability',
    de: ['Wochenende', 'wochenenddienst*', 'wochenenden', 'samstags', 'samstagen'],
    en: ['weekends', 'weekend work', 'saturdays'],
  },
  remote: {
    field: 'availability',
    de: ['Homeoffice', 'home office', 'mobiles arbeiten', 'remote', 'mobil arbeiten'],
    en: ['remote work', 'remote', 'work from home', 'home office'],
  },
} as const satisfies Concepts
