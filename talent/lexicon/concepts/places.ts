import type { Concepts } from '../../model/concept.ts'

/** Places of the sample pool. `near` names those in whose area a place lies: about three quarters of an hour. */
export const places = {
  hamburg: { field: 'region', de: ['Hamburg', 'hamburger'], en: ['Hamburg'] },
  luebeck: { field: 'region', de: ['Lübeck', 'lübecker'], en: ['Lübeck'] },
  kiel: { field: 'region', de: ['Kiel', 'kieler'], en: ['Kiel'] },
  bremen: { field: 'region', de: ['Bremen', 'bremer'], en: ['Bremen'] },
  schwerin: { field: 'region', de: ['Schwerin', 'schweriner'], en: ['Schwerin'] },
  rostock: { field: 'region', de: ['Rostock', 'rostocker'], en: ['Rostock'] },
  berlin: { field: 'region', de: ['Berlin', 'berliner'], en: ['Berlin'] },
  hannover: { field: 'region', de: ['Hannover', 'hannoveraner'], en: ['Hanover', 'Hannover'] },
  'bad-oldesloe': { field: 'region', de: ['Bad Oldesloe'], en: ['Bad Oldesloe'], near: ['luebeck', 'hamburg'] },
  'bad-schwartau': { field: 'region', de: ['Bad Schwartau'], en: ['Bad Schwartau'], near: ['luebeck'] },
  ratzeburg: { field: 'region', de: ['Ratzeburg'], en: ['Ratzeburg'], near: ['luebeck'] },
  stockelsdorf: { field: 'region', de: ['Stockelsdorf'], en: ['Stockelsdorf'], near: ['luebeck'] },
  norderstedt: { field: 'region', de: ['Norderstedt'], en: ['Norderstedt'], near: ['hamburg'] },
  ahrensburg: { field: 'region', de: ['Ahrensburg'], en: ['Ahrensburg'], near: ['hamburg', 'luebeck'] },
  pinneberg: { field: 'region', de: ['Pinneberg'], en: ['Pinneberg'], near: ['hamburg'] },
  buxtehude: { field: 'region', de: ['Buxtehude'], en: ['Buxtehude'], near: ['hamburg'] },
  neumuenster: { field: 'region', de: ['Neumünster'], en: ['Neumünster'], near: ['kiel'] },
  delmenhorst: { field: 'region', de: ['Delmenhorst'], en: ['Delmenhorst'], near: ['bremen'] },
  wismar: { field: 'region', de: ['Wismar'], en: ['Wismar'], near: ['schwerin', 'rostock'] },
} as const satisfies Concepts
