/** Keys are made of ids and names of records: none may climb out of the storage or name it as a whole. */
export function safeKey(key: string): string {
  const segments = key.split('/')
  if (segments.some((segment) => segment === '' || segment === '.' || segment === '..' || /[\\\0]/.test(segment))) {
    throw new TypeError('Not a key of a stored file')
  }
  return key
}
