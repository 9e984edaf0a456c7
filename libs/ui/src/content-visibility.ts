/**
 * CSS for each row of a long list: off screen it is neither laid out nor painted, but still found, read aloud, reached by keys and printed
 * (ADR 0022). `height` is the usual content height in pixels without padding and border; the real one is remembered. It has no effect on
 * rows of table layout (use `GridTable`). What overflows a row's edge is clipped, except its own outline.
 */
export const contentVisibility = (height: number): string =>
  `content-visibility: auto; contain-intrinsic-block-size: auto ${height}px; @media print { content-visibility: visible; }`
