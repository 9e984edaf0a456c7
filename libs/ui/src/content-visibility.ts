/**
 * CSS for each row of a long list: out of sight it is neither laid out nor drawn; it is found, read aloud, reached by keys and printed as ever
 * (ADR 0022). `height` is what usual content takes, in pixels without padding and edge; what it really took is remembered. It does nothing for
 * rows that are laid out as a table's (`GridTable`). What stands over a row's edge is cut off, save its own outline.
 */
export const outOfSight = (height: number): string =>
  `content-visibility: auto; contain-intrinsic-block-size: auto ${height}px; @media print { content-visibility: visible; }`
