/** Formats with plus or plain hyphen: '+8', '0', '-2'. */
export const signed = (value: number): string => (value > 0 ? `+${value}` : String(value))
