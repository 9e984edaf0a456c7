import { createGlobalStyle } from 'styled-components'

/** Hides controls without scripts, and on paper what is true of the moment alone. */
export const PageStyle = createGlobalStyle`
  [data-script='none'] { display: none; }
  @media (scripting: none) {
    button:not([aria-selected='true']), [role='radiogroup'], [data-connection], footer p { display: none !important; }
    [data-script='none'] { display: flex; }
  }
  @media print {
    header :has(> [role='status']), main li a:not([data-tie] a), [data-script='none'] { display: none !important; }
  }
`
