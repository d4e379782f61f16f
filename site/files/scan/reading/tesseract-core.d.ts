/** The parts of Tesseract's C++ API that we call (https://github.com/naptha/tesseract.js-core, 7.0.0). */
declare module 'tesseract.js-core/tesseract-core-*lstm.js' {
  interface TessBaseApi {
    /** 0 when it went well. */
    Init(dataPath: null, languages: string, engine: number): number
    SetPageSegMode(mode: number): void
    /** Takes the file `/input`; 0 when it is a picture. */
    SetImageFile(exif: number, radians: number): number
    Recognize(monitor: null): number
    /** Of all words, in percent. */
    MeanTextConf(): number
    GetJSONText(): string
    Clear(): void
  }

  export interface TesseractCore {
    readonly TessBaseAPI: new () => TessBaseApi
    readonly FS: { writeFile(path: string, data: Uint8Array): void; unlink(path: string): void }
  }

  interface Options {
    readonly wasmBinary: Uint8Array
    /** Percent of a recognition; the first 30 are the layout's. */
    readonly TesseractProgress: (percent: number) => void
    readonly print: (line: string) => void
    readonly printErr: (line: string) => void
  }

  const open: (options: Options) => Promise<TesseractCore>
  export default open
}
