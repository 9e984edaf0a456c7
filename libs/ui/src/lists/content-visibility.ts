/**
 * CSS for the rows of a long list: off screen they are neither laid out nor painted, but still searchable, focusable,
 * read aloud and printed (docs/design/screens.md). `height` is the usual content height in pixels, without padding and
 * border; the browser remembers the real one. It has no effect on rows with table layout (use `GridTable`). Content
 * that overflows a row is clipped, except the row's own outline.
 */
export const contentVisibility = (height: number): string =>
  `content-visibility: auto; contain-intrinsic-block-size: auto ${height}px; @media print { content-visibility: visible; }`
