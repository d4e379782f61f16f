/** The door of the room: plain text of a CV in, fields with their places out. See README.md. */
export type { Cv, Education, Employment, Field, LeftOut, NoCv, PartialDate, Skill, SpokenLanguage } from './model/cv.ts'
export { parseCv } from './parse-cv.ts'
