import { Boilerplate } from './boilerplate.tsx'
import { Contact, Contacts, Envelope, PartnerSites } from './contacts.tsx'
import { KitPictures } from './kit-pictures.tsx'
import { Openings } from './openings.tsx'
import { MeasuredBrief } from './press.tsx'
import { Row, Rows } from './rows.tsx'

/** What the pages about the company are composed of. */
export const companyVocabulary = { Rows, Row, Contacts, Contact, Envelope, PartnerSites, Boilerplate, KitPictures, MeasuredBrief, Openings }
