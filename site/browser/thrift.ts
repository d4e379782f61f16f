interface Connection {
  readonly saveData?: boolean
  readonly effectiveType?: string
}

/** Data-saver mode or a 2g connection: nothing is loaded that nobody asked for (specification, section 9). */
export function isThrifty(): boolean {
  const connection: Connection | undefined = Reflect.get(navigator, 'connection')
  return connection?.saveData === true || /2g$/.test(connection?.effectiveType ?? '')
}
