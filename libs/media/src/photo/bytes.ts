/** Reads of a file's bytes; what lies behind its end reads as 0. */
export const u16 = (bytes: Uint8Array, at: number): number => ((bytes[at] ?? 0) << 8) | (bytes[at + 1] ?? 0)
export const u32 = (bytes: Uint8Array, at: number): number => u16(bytes, at) * 0x10000 + u16(bytes, at + 2)
export const u24Little = (bytes: Uint8Array, at: number): number =>
  (bytes[at] ?? 0) | ((bytes[at + 1] ?? 0) << 8) | ((bytes[at + 2] ?? 0) << 16)
export const u32Little = (bytes: Uint8Array, at: number): number => u24Little(bytes, at) + (bytes[at + 3] ?? 0) * 0x1000000

/** So many bytes as Latin letters. */
export const letters = (bytes: Uint8Array, at: number, count: number): string => String.fromCharCode(...bytes.subarray(at, at + count))

/** Whether the bytes at a place spell a word. */
export const spells = (bytes: Uint8Array, at: number, word: string): boolean => letters(bytes, at, word.length) === word
