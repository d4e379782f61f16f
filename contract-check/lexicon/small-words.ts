/** Small words by which a language is told; in German also some that such contracts consist of when they are lists. */
const setOf = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/))

export const germanWords = setOf(
  `und der die das den dem des ein eine einer eines ist sind wird werden nicht mit von zu zum zur für im in am auf bei nach vom oder er sie es sich
   arbeitnehmer arbeitnehmerin arbeitgeber arbeitsvertrag tätigkeit urlaub kündigung probezeit vergütung arbeitszeit stunden euro erhält beträgt beginn`,
)
export const englishWords = setOf('and the of to a an in is are be by for with on this that shall or as at from it not will')
