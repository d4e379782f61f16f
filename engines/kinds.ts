import { MOST_PICTURE_BYTES, type ThumbSize } from '#backend/pictures'
import type { ContractReading, NoContract } from '#contract-check'
import type { Cv, NoCv } from '#cv'
import type { ReadSentence, SearchResult, ShareAnswer } from '#talent'
import type { Analysis, Comparison, Grade, GradedSentence, ImproveAnswer, Issuer, NoLetter, ReadLetter } from '#zeugnis'
import type { LetterFile, LetterFileOrder, LetterOrder, WrittenLetter } from './letter-work.ts'

/** What the engines do with what somebody gave: what each kind takes and answers. Everything travels to a thread and back as a copy. */
export interface Kinds {
  readReference: { input: { readonly text: string; readonly role: string | undefined }; output: Analysis }
  gradeSentence: { input: string; output: GradedSentence }
  compareReferences: { input: { readonly before: string; readonly after: string; readonly role: string | undefined }; output: Comparison }
  improveReference: { input: { readonly text: string; readonly to: Grade | undefined }; output: ImproveAnswer }
  readCv: { input: string; output: Cv | NoCv }
  readContract: { input: string; output: ContractReading | NoContract }
  searchTalents: { input: string; output: FoundTalents }
  shareTalent: { input: { readonly application: number; readonly recipient: string }; output: ShareAnswer }
  writeLetter: { input: LetterOrder; output: WrittenLetter }
  makeLetterFile: { input: LetterFileOrder; output: LetterFile }
  /** Personal data replaced in the references of one person, and who issued each. */
  replaceInLetters: { input: readonly string[]; output: ReplacedLetters }
  /** References as a report shows them; personal data in them have been replaced. */
  readLetters: { input: readonly string[]; output: readonly (ReadLetter | NoLetter)[] }
  /** Whether a file holds what its name says, and whoever opens it is safe. */
  checkFile: { input: { readonly name: string; readonly content: Blob }; output: boolean }
  readPdf: { input: Blob; output: PdfText }
  drawThumb: { input: { readonly picture: Uint8Array; readonly size: ThumbSize }; output: Uint8Array }
}

export type Kind = keyof Kinds

export interface FoundTalents extends Pick<ReadSentence, 'requirements' | 'refused'>, SearchResult {}

export interface PdfText {
  /** Not when it is damaged, encrypted or no PDF. */
  readonly isReadable: boolean
  /** Pages are parted by form feeds; "" where there are only pictures. */
  readonly text: string
  /** Pictures of pages, with or without a text that was read from them. */
  readonly isScan: boolean
  readonly hasSignature: boolean
}

export interface ReplacedLetters {
  readonly texts: readonly string[]
  readonly issuers: readonly Issuer[]
}

/** What a kind may cost. */
export interface KindLimits {
  /** Characters and bytes of the input, all of its texts and files together. */
  readonly most: number
  /** How many times the deadline it has: files are heavier than texts. */
  readonly deadlines: number
}

const LONGEST_TEXT = 200_000
/** Texts that are read more than once, or two at a time. */
const LONGEST_OF_TWO = 100_000
const LONGEST_DESCRIPTION = 64_000
const MEGABYTE = 2 ** 20

/** The one table of sizes: what checks requests by schemas and forms allows no more (a test compares). */
export const kindLimits: Readonly<Record<Kind, KindLimits>> = {
  readReference: { most: LONGEST_TEXT + 64, deadlines: 1 },
  gradeSentence: { most: 2000, deadlines: 1 },
  compareReferences: { most: 2 * LONGEST_OF_TWO + 64, deadlines: 2 },
  improveReference: { most: LONGEST_OF_TWO, deadlines: 2 },
  readCv: { most: LONGEST_TEXT, deadlines: 1 },
  readContract: { most: LONGEST_TEXT, deadlines: 1 },
  searchTalents: { most: 400, deadlines: 1 },
  shareTalent: { most: 120, deadlines: 1 },
  writeLetter: { most: LONGEST_DESCRIPTION, deadlines: 1 },
  makeLetterFile: { most: LONGEST_DESCRIPTION + 4, deadlines: 2 },
  replaceInLetters: { most: LONGEST_TEXT, deadlines: 1 },
  readLetters: { most: LONGEST_TEXT, deadlines: 1 },
  checkFile: { most: 10 * MEGABYTE + 1000, deadlines: 2 },
  readPdf: { most: 5 * MEGABYTE + 1000, deadlines: 4 },
  drawThumb: { most: MOST_PICTURE_BYTES, deadlines: 4 },
}
