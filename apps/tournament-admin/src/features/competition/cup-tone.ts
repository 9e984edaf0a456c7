/** Tone of a cup: the first of several is gold, the second silver; a single one has none. */
export const cupTone = (cups: readonly unknown[], index: number): 'gold' | 'silver' | 'neutral' =>
  cups.length < 2 ? 'neutral' : ((['gold', 'silver'] as const)[index] ?? 'neutral')
