/** One font of PDF files, from this site. Throws a `TypeError` when it cannot be had. */
export async function fetchFont(file: URL): Promise<Uint8Array> {
  const response = await fetch(file)
  if (!response.ok) throw new TypeError(`${file.pathname}: ${response.status}`)
  return new Uint8Array(await response.arrayBuffer())
}
