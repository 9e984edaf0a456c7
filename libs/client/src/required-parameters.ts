/**
 * Throws 'Missing required parameter: "<name>"' for the first missing one, in the order given, before any request
 * (R43). Spec 1 §5: userId, email and password for account creation; email and password for a session.
 */
export function requireParameters(parameters: Readonly<Record<string, unknown>>): void {
  for (const [name, value] of Object.entries(parameters)) {
    if (value === undefined || value === null || value === '') throw new Error(`Missing required parameter: "${name}"`)
  }
}
