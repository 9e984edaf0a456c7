import archivo from '@fontsource-variable/archivo/files/archivo-latin-wght-normal.woff2?url'
import inter from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?url'

// Latin only: what Spanish needs. Anything else falls back to the system's font by the browser itself.
const face = (family: string, file: string): string => `
  @font-face {
    font-family: '${family}';
    font-style: normal;
    font-weight: 100 900;
    font-display: swap;
    src: url('${file}') format('woff2');
  }
`

/** Both families from our own origin, so `font-src 'self'` is enough. */
export const fontFaces = face('Inter Variable', inter) + face('Archivo Variable', archivo)
