import { createGlobalStyle } from 'styled-components'
import { darkValues, fixedValues, lightValues } from './theme-values'
import { media } from './tokens'

/**
 * Tokens, reset and base styles. Rendered once, by the shell or by a standalone app: section apps ship no global CSS.
 * Print gets the light theme; each page links `layout/print.css` for the rest.
 * The theme is `data-theme` on `<html>`: `light`, `dark`, or `system` (the default). `data-on="board"` on a dark area
 * (sidebar, banner) selects the focus colour that is visible there.
 */
export const GlobalStyle = createGlobalStyle`
  :root {
    ${fixedValues}
    ${lightValues}
  }

  @media screen and (prefers-color-scheme: dark) {
    :root:not([data-theme='light']) { ${darkValues} }
  }

  @media screen { :root[data-theme='dark'] { ${darkValues} } }

  [data-on='board'] { --focus: #8AB8FF; }

  ${media.tablet} { :root { --pane-padding: 24px; } }
  ${media.wide} { :root { --pane-padding: 32px; } }

  *, *::before, *::after { box-sizing: border-box; }

  html {
    background: var(--canvas);
    -webkit-text-size-adjust: 100%;
    text-size-adjust: 100%;
  }

  /* Disables scrolling behind a modal. The scrollbar's space stays, dimmed like the rest, so that nothing shifts. */
  html:has(dialog:modal) { overflow: hidden; background: color-mix(in srgb, var(--canvas), #0A0B0D 58%); }
  html[data-scrollbar]:has(dialog:modal) { scrollbar-gutter: stable; }

  /* Keeps a focused element from being scrolled behind the save bar. */
  html:has([data-save-bar]) { scroll-padding-bottom: 128px; }
  html:has([data-undo-bar]) { scroll-padding-bottom: 80px; }

  body {
    margin: 0;
    min-height: 100dvh;
    background: var(--canvas);
    color: var(--text);
    font-family: var(--font-text);
    font-size: 0.875rem;
    line-height: 1.4286;
    /* Stops Inter from rendering 600x300 as 600×300. */
    font-feature-settings: 'calt' 0;
    -webkit-font-smoothing: antialiased;
    overflow-wrap: break-word;
  }

  /* Below imported styles of sections, which would otherwise lose to these (docs/design/isolation.md). */
  @layer torneo-base {
    h1, h2, h3, h4 {
      margin: 0;
      font-family: var(--font-title);
      font-weight: 700;
      letter-spacing: -0.005em;
      /* Widens Archivo's narrow spaces, which would run words together. */
      word-spacing: 0.08em;
      text-wrap: balance;
    }

    p, ul, ol, dl, dd, figure { margin: 0; }
    ul, ol { padding: 0; list-style: none; }
    img, svg { display: block; max-width: 100%; }
    a { color: inherit; }
    button, input, select, textarea { font: inherit; color: inherit; letter-spacing: inherit; }
    fieldset { margin: 0; padding: 0; border: 0; min-width: 0; }
  }

  /* Aligns figures that are in columns or change in place. Not global, because Inter then widens hyphens and brackets
     too. */
  output, input[type='number'], [data-figures] { font-variant-numeric: tabular-nums; }

  /* Forced colours remove backgrounds, so that a selected element would look like the others. */
  @media (forced-colors: active) {
    :is([aria-selected='true'], [aria-pressed='true'], [aria-checked='true'], [aria-current]), input:checked + * { outline: 2px solid Highlight; outline-offset: -2px; }
  }

  :focus-visible {
    outline: 2px solid var(--focus);
    outline-offset: 2px;
  }

  /* A title gets the focus when a screen opens, to be read; it is not a control. */
  :is(h1, h2, h3):focus { outline: none; }

  ${media.calm} {
    *, *::before, *::after {
      animation-duration: 0.01ms !important;
      animation-iteration-count: 1 !important;
      transition: none !important;
      scroll-behavior: auto !important;
    }
  }
`
