/** A request with this text in a header, without what no header can hold. */
export function inHeader(name: string, text: string): Request {
  return new Request('http://a.example/', { headers: { [name]: asHeader(text) } })
}

/** One byte for each character, as Node hands out what came. */
export const asHeader = (text: string): string => text.replace(/[^\t\x20-\x7e\x80-\xff]/gu, '.').trim()
