/** `pb_backup_acme_20260102030405.zip`: what a backup is called when nobody names it. */
export function backupName({ prefix = '', appName, now }: { readonly prefix?: string; readonly appName: string; readonly now: Date }): string {
  const name = appName
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '_')
    .replace(/^_+|_+$/g, '')
    .slice(0, 50)
  const time = now.toISOString().slice(0, 19).replace(/\D/g, '')
  return `${prefix}${['pb_backup', name, time].filter((part) => part !== '').join('_')}.zip`
}
