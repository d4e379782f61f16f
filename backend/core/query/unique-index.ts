const pattern = /^\s*create\s+unique\s+index\b[\s\S]*?\bon\s+\S+?\s*\(([^()]*)\)/i

/** Whether one of the indexes is unique and has that column only, `where` or not (contract 2.2). */
export function hasUniqueIndex(indexes: readonly string[], column: string): boolean {
  return indexes.some((index) => {
    const columns = pattern.exec(index)?.[1]?.split(',') ?? []
    const name = columns[0]
      ?.trim()
      .split(/\s+/)[0]
      ?.replace(/^[`"'[]|[`"'\]]$/g, '')
    return columns.length === 1 && name?.toLowerCase() === column.toLowerCase()
  })
}
