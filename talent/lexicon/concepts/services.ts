import type { Concepts } from '../../model/concept.ts'

/** Care, logistics, shops, kitchens, customers. */
export const services = {
  nursing: {
    field: 'job',
    de: [
      'Pflege',
      'pflegefach*',
      'krankenpfleg*',
      'gesundheits und krankenpflege*',
      'altenpfleg*',
      'pflegedienst',
      'langzeitpflege',
      'pflegerin',
      'pfleger',
      'pflegekraft',
      'pflegekräfte',
    ],
    en: ['nursing', 'nurse', 'care worker', 'nursing care'],
  },
  'nursing-licence': {
    field: 'qualification',
    de: ['Pflegeexamen', 'examiniert*', 'examen in der pflege', 'pflegefachperson mit examen', 'staatlich anerkannt*'],
    en: ['nursing licence', 'registered nurse', 'nursing registration'],
    implies: ['nursing'],
  },
  'wound-care': { field: 'skill', de: ['Wundversorgung', 'wundmanagement', 'wundexpert*', 'wundverbände'], en: ['wound care', 'wound management'] },
  'care-documentation': {
    field: 'skill',
    de: ['Pflegedokumentation', 'pflegeplanung', 'dokumentation der pflege'],
    en: ['care documentation', 'care planning'],
  },
  'practice-guidance': { field: 'qualification', de: ['Praxisanleitung', 'praxisanleit*'], en: ['practice guidance', 'clinical instructor'] },
  'intensive-care': { field: 'skill', de: ['Intensivpflege', 'intensivstation', 'beatmung*'], en: ['intensive care', 'ventilation'] },
  dementia: { field: 'skill', de: ['Demenzbetreuung', 'demenz*', 'gerontopsychiatri*'], en: ['dementia care', 'dementia'] },
  warehouse: {
    field: 'job',
    de: [
      'Lagerlogistik',
      'lager',
      'fachlagerist*',
      'lagerlogistik*',
      'lagerarbeit*',
      'lagerist*',
      '*lager',
      'wareneingang',
      'warenausgang',
      'lagerfach*',
    ],
    en: ['warehouse logistics', 'warehouse', 'warehousing', 'goods receipt'],
  },
  picking: { field: 'skill', de: ['Kommissionierung', 'kommissionier*'], en: ['order picking', 'picking'] },
  forklift: {
    field: 'qualification',
    de: ['Staplerschein', 'gabelstapler*', 'staplerfahr*', 'flurförderschein', 'flurförderzeug*', 'staplerschein*'],
    en: ['forklift licence', 'forklift', 'forklift license'],
  },
  stocktaking: { field: 'skill', de: ['Inventur', 'bestandsführung', 'bestandskontrolle'], en: ['stocktaking', 'inventory'] },
  'dangerous-goods': { field: 'skill', de: ['Gefahrgut', 'gefahrgut*', 'gefahrstoff*', 'adr'], en: ['dangerous goods', 'hazardous goods'] },
  'truck-licence': {
    field: 'qualification',
    de: ['Führerschein CE', 'führerschein klasse ce', 'lkw-führerschein', 'führerschein c', 'klasse ce'],
    en: ['truck licence', 'driving licence CE', 'hgv licence'],
  },
  'car-licence': {
    field: 'qualification',
    de: ['Führerschein B', 'führerschein klasse b', 'führerschein', 'pkw-führerschein', 'fahrerlaubnis b'],
    en: ['driving licence', 'driving licence B', 'driving license'],
  },
  dispatch: {
    field: 'job',
    de: ['Disposition', 'disponent*', 'tourenplanung', 'speditionskauf*', 'spedition*'],
    en: ['dispatching', 'dispatcher', 'route planning', 'freight forwarding'],
  },
  sales: {
    field: 'job',
    de: ['Verkauf', 'verkäufer*', 'einzelhandel*', 'fachverkäufer*', 'verkaufsberatung'],
    en: ['retail sales', 'sales assistant', 'shop assistant', 'retail'],
  },
  checkout: {
    field: 'skill',
    de: ['Kasse', 'kassier*', 'kassenabschluss', 'kassenführung', 'kassenabrechnung'],
    en: ['checkout', 'cashier', 'till'],
  },
  'field-sales': {
    field: 'job',
    de: ['Vertrieb', 'außendienst', 'innendienst', 'vertriebs*', 'key account*'],
    en: ['sales', 'field sales', 'inside sales', 'account management'],
  },
  'customer-service': {
    field: 'job',
    de: ['Kundenservice', 'kundendienst', 'kundenbetreuung', 'kundenberatung', 'callcenter', 'service-mitarbeit*', 'kundenbetreuer*'],
    en: ['customer service', 'customer support', 'customer care'],
  },
  complaints: {
    field: 'skill',
    de: ['Reklamationen', 'reklamation*', 'beschwerdemanagement', 'beschwerden'],
    en: ['complaints handling', 'complaints', 'complaint management'],
  },
  crm: { field: 'skill', de: ['CRM', 'salesforce', 'hubspot', 'kundendatenbank', 'crm-pflege', 'pflege des crm'], en: ['CRM', 'salesforce'] },
  kitchen: {
    field: 'job',
    de: ['Küche', 'koch', 'köchin', 'kochausbildung', 'küchen*', 'gemeinschaftsverpflegung', 'à la carte'],
    en: ['kitchen', 'cook', 'chef'],
  },
  haccp: { field: 'skill', de: ['HACCP', 'lebensmittelhygiene', 'hygienekonzept*'], en: ['HACCP', 'food hygiene'] },
  'front-office': {
    field: 'job',
    de: ['Rezeption', 'rezeption*', 'empfang', 'hotelfach*', 'front office'],
    en: ['reception', 'receptionist', 'front desk', 'front office'],
  },
  cleaning: {
    field: 'job',
    de: ['Gebäudereinigung', 'reinigungskraft', 'reinigung*', 'unterhaltsreinigung', 'reinigungskräfte'],
    en: ['cleaning', 'cleaner', 'facility cleaning'],
  },
} as const satisfies Concepts
