import { apiDocuments } from '#words'
import {
  type Download,
  downloadGroups,
  fileName,
  type HandedOut,
  kitPicturePath,
  kitPictureSize,
  press,
  sheetPicturePath,
  sheetPictureSize,
} from '#words/facts'
import { fill, type Locale, longDate, messagesFor } from '#words/interface'
import { handedOutFiles, type ListedFile, listedFiles } from './listed-files.server.ts'

export interface ListedDownload {
  readonly id: string
  readonly title: string
  readonly use: string
  /** The day to which it was checked, and what in it is sample data; of what the API hands out its version. */
  readonly note: string
  readonly files: readonly ListedFile[]
  /** What it looks like, in the language of the page. */
  readonly picture?: Picture
}

interface Picture {
  readonly src: string
  readonly width: number
  readonly height: number
}

export interface ListedGroup {
  readonly id: string
  readonly flag: string
  readonly label: string
  readonly title: string
  readonly downloads: readonly ListedDownload[]
}

/** The downloads as their page shows them, by what they are for. */
export function listedDownloads(locale: Locale): ListedGroup[] {
  return downloadGroups.map(({ id, flag, label, title, downloads, handedOut }) => ({
    id,
    flag,
    label: label[locale],
    title: title[locale],
    downloads: [...downloads.map((download) => listedDownload(download, locale)), ...handedOut.map((one) => listedHandedOut(one, locale))],
  }))
}

function listedDownload(download: Download, locale: Locale): ListedDownload {
  const { id, title, use, sample } = download
  const asOf = fill(messagesFor(locale)['downloads.asOf'], { date: longDate(download.asOf, locale) })
  return {
    id,
    title: title[locale],
    use: use[locale],
    note: sample ? `${asOf} ${sample[locale]}` : asOf,
    files: listedFiles(download, locale),
    picture: pictureOf(download, locale),
  }
}

/** The first page of its file in this language; of the press kit the first view of the site. */
function pictureOf(download: Download, locale: Locale): Picture {
  const page = download.files.find(({ language, format }) => language === locale && format !== 'zip')
  if (page) return halved(sheetPicturePath(fileName(download, page)), sheetPictureSize)
  const [view] = press[locale].pictures.filter(({ path }) => path.startsWith('bilder/'))
  return halved(kitPicturePath(view?.path ?? ''), kitPictureSize)
}

/** Drawn for screens with two pixels for one. */
function halved(src: string, { width, height }: { width: number; height: number }): Picture {
  return { src, width: width / 2, height: height / 2 }
}

function listedHandedOut({ id, title, use }: HandedOut, locale: Locale): ListedDownload {
  const versions = new Set(Array.from(apiDocuments(locale).values(), ({ info }) => info.version))
  const note = fill(messagesFor(locale)['downloads.version'], { version: [...versions].join(', ') })
  return { id, title: title[locale], use: use[locale], note, files: handedOutFiles[id](locale) }
}
