interface LogLine {
  readonly msg?: string
  readonly err?: { readonly message?: string }
  /** Present in the line of a request. */
  readonly req?: { readonly method: string; readonly path: string }
  readonly status?: number
  readonly ms?: number
}

/** Formats the last lines of a service for people: a JSON log line is reduced to its message. */
export function readable(lines: readonly string[], count = 6): string {
  return lines.slice(-count).map(messageOf).join('\n')
}

function messageOf(line: string): string {
  if (!line.startsWith('{')) return line
  try {
    const { msg, err, req, status, ms } = JSON.parse(line) as LogLine
    if (req && status) return `${req.method} ${req.path} ${status} ${ms} ms`
    return [msg, err?.message].filter((text, index, all) => text && all.indexOf(text) === index).join(': ') || line
  } catch {
    return line
  }
}
