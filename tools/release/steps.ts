/** Prints the progress of a command: `Uploading 412 kB... 0.3 s`. */
export interface Steps {
  during<T>(what: string, work: () => Promise<T>): Promise<T>
  /** Prints a remark within a step on a separate line. */
  remark(line: string): void
  done(line: string): void
}

export function createSteps(write: (text: string) => void): Steps {
  let isOpen = false
  const endLine = () => {
    if (isOpen) write('\n')
    isOpen = false
  }
  return {
    async during(what, work) {
      const since = performance.now()
      write(`${what}...`)
      isOpen = true
      try {
        const result = await work()
        write(`${isOpen ? '' : `${what}...`} ${((performance.now() - since) / 1000).toFixed(1)} s`)
        isOpen = true
        return result
      } finally {
        endLine()
      }
    },
    remark(line) {
      endLine()
      write(`  ${line}\n`)
    },
    done: (line) => write(`${line}\n`),
  }
}
