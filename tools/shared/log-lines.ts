interface LogLine {
  readonly msg?: string
  readonly err?: { readonly message?: string }
  /** Of an answered request. */
  readonly req?: { readonly method: string; readonly path: string }
  readonly status?: number
  readonly ms?: number
}

/** Shows the last lines of a service for a person: of a JSON log line only what it says, not its fields. */
export function readable(lines: readonly string[], count = 6): string {
  return lines.slice(-count).map(sayingOf).join('\n')
}

function sayingOf(line: string): string {
  if (!line.startsWith('{')) return line
  try {
    const { msg, err, req, status, ms } = JSON.parse(line) as LogLine
    if (req && status) return `${req.method} ${req.path} ${status} ${ms} ms`
    return [msg, err?.message].filter((text, index, all) => text && all.indexOf(text) === index).join(': ') || line
  } catch {
    return line
  }
}
