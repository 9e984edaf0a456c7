/** Shows the last lines of a service for a person: of a JSON log line only what it says, not its fields. */
export function readable(lines: readonly string[], count = 6): string {
  return lines.slice(-count).map(sayingOf).join('\n')
}

function sayingOf(line: string): string {
  if (!line.startsWith('{')) return line
  try {
    const { msg, err } = JSON.parse(line) as { msg?: string; err?: { message?: string } }
    return [msg, err?.message].filter((text, index, all) => text && all.indexOf(text) === index).join(': ') || line
  } catch {
    return line
  }
}
