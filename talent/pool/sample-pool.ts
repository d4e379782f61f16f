import type { Pool } from '../model/application.ts'
import { accounting } from './accounting.ts'
import { care } from './care.ts'
import { FOERDE, TRAVE } from './consents.ts'
import { logistics } from './logistics.ts'
import { office } from './office.ts'
import { technology } from './technology.ts'

/** The day the sample stands at: its consents are valid, expired or withdrawn as seen from here. */
export const SAMPLE_DAY = '2026-11-21'

const OWNER = 'Musterbetrieb Elbe'

/** All of it is invented: firms, applications, consents. No person stands behind a number. */
export const samplePool: Pool = {
  owner: OWNER,
  members: [OWNER, TRAVE, FOERDE],
  applications: [...accounting, ...technology, ...care, ...logistics, ...office]
    .map((application) => ({ ...application, consents: application.consents.map((consent) => ({ application: application.number, ...consent })) }))
    .sort((a, b) => a.number - b.number),
}
