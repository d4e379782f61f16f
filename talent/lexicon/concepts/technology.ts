import type { Concepts } from '../../model/concept.ts'

/** Software, electrics, mechanics. */
export const technology = {
  software: {
    field: 'job',
    de: ['Softwareentwicklung', 'softwareentwickl*', 'entwickler*', 'programmier*', 'webentwickl*', 'backend*', 'frontend*'],
    en: ['software development', 'software developer', 'software engineer*', 'developer', 'programmer'],
  },
  typescript: { field: 'skill', de: ['TypeScript'], en: ['TypeScript'], implies: ['javascript'] },
  javascript: { field: 'skill', de: ['JavaScript', 'node js', 'ecmascript'], en: ['JavaScript', 'node js'] },
  react: { field: 'skill', de: ['React', 'react js'], en: ['React'] },
  java: { field: 'skill', de: ['Java', 'spring boot'], en: ['Java'] },
  python: { field: 'skill', de: ['Python', 'django'], en: ['Python'] },
  cpp: { field: 'skill', de: ['C++'], en: ['C++'] },
  sql: { field: 'skill', de: ['SQL', 'postgresql', 'datenbank*', 'mysql'], en: ['SQL', 'database', 'databases'] },
  linux: { field: 'skill', de: ['Linux', 'debian', 'ubuntu'], en: ['Linux'] },
  containers: { field: 'skill', de: ['Kubernetes', 'docker', 'container*'], en: ['Kubernetes', 'containers'] },
  'system-administration': {
    field: 'job',
    de: ['Systemadministration', 'systemadministrat*', 'fachinformatik*', 'it-support', 'administrat*', 'netzwerktechnik'],
    en: ['system administration', 'system administrator', 'sysadmin', 'it support'],
  },
  networks: { field: 'skill', de: ['Netzwerke', 'netzwerk*', 'firewall*'], en: ['networks', 'networking'] },
  testing: {
    field: 'skill',
    de: ['Softwaretests', 'testautomatisierung', 'playwright', 'automatisierte tests'],
    en: ['software testing', 'test automation'],
  },
  electrics: {
    field: 'job',
    de: ['Elektrotechnik', 'elektrik*', 'elektronik*', 'elektroinstallation*', 'elektroanlagen'],
    en: ['electrical engineering', 'electrician', 'electrical installation'],
  },
  'electrical-specialist': {
    field: 'qualification',
    de: ['Elektrofachkraft', 'gesellenprüfung elektronik', 'elektrofachkraft*'],
    en: ['qualified electrician', 'electrical specialist'],
    implies: ['electrics'],
  },
  knx: { field: 'skill', de: ['KNX', 'gebäudeautomation', 'eib'], en: ['KNX', 'building automation'] },
  photovoltaics: {
    field: 'skill',
    de: ['Photovoltaik', 'pv-anlage*', 'solaranlage*', 'photovoltaik*', 'solarmontage'],
    en: ['photovoltaics', 'solar panels', 'solar installation'],
  },
  mechanics: {
    field: 'job',
    de: ['Mechanik', 'mechanik*', 'mechatronik*', 'industriemechanik*', 'instandhaltung*', 'kfz-mechatronik*'],
    en: ['mechanics', 'mechanic', 'mechatronics', 'maintenance'],
  },
  cnc: { field: 'skill', de: ['CNC', 'zerspan*', 'cnc-fräsen', 'cnc-drehen'], en: ['CNC', 'machining'] },
  welding: { field: 'skill', de: ['Schweißen', 'schweiß*', 'wig-schweißen', 'mag-schweißen'], en: ['welding', 'welder'] },
  heating: { field: 'skill', de: ['Wärmepumpen', 'wärmepumpe*', 'heizungsbau*', 'shk'], en: ['heat pumps', 'heat pump', 'heating systems'] },
  meister: {
    field: 'qualification',
    de: ['Meisterprüfung', 'meisterbrief', 'meister', 'meisterin', '*meisterprüfung'],
    en: ['master craftsman', 'master certificate', 'meister'],
  },
  trainer: {
    field: 'qualification',
    de: ['Ausbildereignung', 'aevo', 'ausbilderschein', 'ada-schein'],
    en: ['trainer aptitude', 'aevo', 'instructor certificate'],
  },
} as const satisfies Concepts
