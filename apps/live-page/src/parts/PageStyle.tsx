import { createGlobalStyle } from 'styled-components'

/**
 * Hides controls without scripts and on paper. Prints black on white from either theme, without breaks inside matches
 * and rows or after headings.
 */
export const PageStyle = createGlobalStyle`
  [data-script='none'] { display: none; }
  @media (scripting: none) {
    button:not([aria-selected='true']), [role='radiogroup'], [data-connection], footer p { display: none !important; }
    [data-script='none'] { display: flex; }
  }
  @media print {
    :root:root:root {
      color-scheme: light;
      --canvas: #fff; --surface: #fff; --sunken: #fff; --board: #fff; --board-raised: #fff; --live: #fff;
      --text: #000; --on-board: #000; --on-live: #000; --board-edge: #000; --line: #777; --board-line: #777;
      --muted: #333; --board-muted: #333; --gold: #000; --silver: #000; --bronze: #000; --gold-soft: #fff; --silver-soft: #fff; --bronze-soft: #fff;
      --shadow-card: none;
      print-color-adjust: exact;
    }
    button:not([aria-selected='true']), [role='radiogroup'] label:has(input:not(:checked)), header :has(> [role='status']), footer, dialog, svg, main li a,
    [data-script='none'] {
      display: none !important;
    }
    main :is(li, tr, h2, h3) { break-inside: avoid; }
    main :is(h2, h3) { break-after: avoid; }
  }
`
