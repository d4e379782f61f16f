/** What is to be expanded: names of relations, each with what is to be expanded of its records. */
export interface ExpandTree {
  readonly [name: string]: ExpandTree
}

/** Reads `expand=a,b.c`: a path that goes on includes its beginning (contract 3.3). */
export function parseExpand(text: string): ExpandTree {
  const root: MutableTree = {}
  for (const path of text.replaceAll(' ', '').split(',')) {
    let node = root
    for (const name of path.replace(/^\.+|\.+$/g, '').split('.')) {
      if (name === '') break
      node = node[name] ??= {}
    }
  }
  return root
}

interface MutableTree {
  [name: string]: MutableTree
}
