import type { FileProblemCode } from '../file-problem.ts'
import type { TiffPage } from './pictures/page-source.ts'
import type { ScanPage } from './scan-page.ts'

/** What the worker is asked for: one page, when the one before is done. It loads what it needs before its first. */
export type Order = ImageBitmap | TiffPage

/** What it says meanwhile: bytes that have come, that a page was set right, and from 0 to 1 how far it is read. */
export type News =
  | { readonly stage: 'loading'; readonly done: number }
  | { readonly stage: 'preparing' }
  | { readonly stage: 'reading'; readonly fraction: number }
  | { readonly stage: 'done'; readonly page: ScanPage; readonly confidence: number }
  | { readonly stage: 'failed'; readonly code: FileProblemCode; readonly cause: string }
