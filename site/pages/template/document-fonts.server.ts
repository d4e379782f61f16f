/** The server's bundle holds the fonts itself: it may stand anywhere. */
const sources = import.meta.glob<string>('../../../zeugnis/document/fonts/*.ttf', { query: '?inline', import: 'default' })

/** One font of PDF files. Throws when it is not in the bundle. */
export async function readBundledFont({ pathname }: URL): Promise<Uint8Array> {
  const name = pathname.slice(pathname.lastIndexOf('/') + 1)
  const source = await sources[`../../../zeugnis/document/fonts/${name}`]?.()
  if (!source) throw new Error(`No font: ${name}`)
  return Buffer.from(source.slice(source.indexOf(',') + 1), 'base64')
}
