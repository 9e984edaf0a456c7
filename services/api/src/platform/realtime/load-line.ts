export type LoadLine = ReturnType<typeof createLoadLine>

/** Lets so many reads run at once, the rest in the order they came: sockets leave the database's connections to requests. */
export function createLoadLine(width: number) {
  const waiting: (() => void)[] = []
  let running = 0

  return async function inLine<T>(read: () => Promise<T>): Promise<T> {
    if (running < width) running += 1
    else await new Promise<void>((resolve) => waiting.push(resolve))
    try {
      return await read()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else running -= 1
    }
  }
}
