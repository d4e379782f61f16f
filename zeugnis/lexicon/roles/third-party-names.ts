import type { Language } from '../../model/spec.ts'
import { englishThirdParties } from '../english/third-parties.ts'
import { germanThirdParties } from '../german/third-parties.ts'
import type { ThirdParties } from './third-parties.ts'

/** What letters call the people outside of the firm, by language. */
export const thirdPartyNames: Readonly<Record<Language, Readonly<Record<ThirdParties, string>>>> = { de: germanThirdParties, en: englishThirdParties }
