/**
 * JSON that pages ask for on their own. The first try is the browser's: it waits for no client, which may be gone with
 * its build. What fails is the client's affair. Rejects when that fails too.
 */
export async function getAtOnce<T>(path: string): Promise<T> {
  const response = await fetch(path).catch(() => undefined)
  if (response?.ok) return response.json()
  const { getAgain } = await import('./http.ts')
  return getAgain(path, response?.status)
}
