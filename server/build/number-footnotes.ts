interface Node {
  readonly type: string
  identifier?: string
  readonly children?: readonly Node[]
}

/** Names footnotes after their order in the text, so that their ids are short and in letters that survive in any address bar. */
export function numberFootnotes() {
  return (tree: Node) => {
    const names = new Map<string, string>()
    for (const { identifier = '' } of nodesOf(tree, 'footnoteReference')) names.set(identifier, names.get(identifier) ?? String(names.size + 1))
    for (const node of [...nodesOf(tree, 'footnoteReference'), ...nodesOf(tree, 'footnoteDefinition')]) {
      const name = names.get(node.identifier ?? '')
      if (name) node.identifier = name
    }
  }
}

function nodesOf(node: Node, type: string): Node[] {
  return [...(node.type === type ? [node] : []), ...(node.children ?? []).flatMap((child) => nodesOf(child, type))]
}
