/** Products of the public API: each has an OpenAPI document of its own, named like it, in `content/api/`. */
export const apiProducts = ['zeugnisgenerator', 'zeugnisanalyse', 'cv-parser', 'vertragscheck', 'sharepool', 'talentscout'] as const

export type ApiProduct = (typeof apiProducts)[number]
