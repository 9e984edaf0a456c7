import { lightValues } from '../theme/theme-values'

/**
 * Prints every page black on white from either theme, without controls and with nothing cut off. `data-screen-only`
 * marks what else is not printed; a `PrintSheet` replaces the whole page. Tables get table layout, so that their heads
 * repeat on every sheet.
 */
export const printStyles = `
  @media print {
    @page { margin: 14mm 16mm; }
    :root:root:root {
      ${lightValues}
      --canvas: #fff; --surface: #fff; --sunken: #fff; --board: #fff; --board-raised: #fff; --live: #fff;
      --text: #000; --on-board: #000; --on-live: #000; --board-edge: #000; --line: #777; --board-line: #777;
      --muted: #333; --board-muted: #333; --gold: #000; --silver: #000; --bronze: #000; --success: #000; --warning: #000; --danger: #000; --info: #000;
      --gold-soft: #fff; --silver-soft: #fff; --bronze-soft: #fff; --success-soft: #fff; --warning-soft: #fff; --danger-soft: #fff; --info-soft: #fff;
      --shadow-card: none; --pane-padding: 0px;
      print-color-adjust: exact;
    }
    html, body { min-height: 0 !important; background: #fff !important; }
    [data-screen-only], button:not([aria-selected='true'], [data-tie]), [role='radiogroup'] label:has(input:not(:checked)), [role='search'], [role='switch'], [data-connection],
    footer, svg:not([role='img']), main [aria-hidden]:has(> svg:only-child), dialog:not(:modal) { display: none !important; }
    main, :has(> main), :has(> * > main) { display: block !important; min-height: 0 !important; max-width: none !important; padding: 0 !important; }

    main table { display: table !important; width: 100%; min-width: 0 !important; border-collapse: collapse; }
    main thead { display: table-header-group !important; }
    main tbody { display: table-row-group !important; }
    main tr { display: table-row !important; }
    main :is(th, td) { display: table-cell !important; position: static !important; width: auto !important; max-width: 10rem; margin: 0 !important; clip-path: none !important; vertical-align: top; }
    main table * { overflow-wrap: break-word !important; }
    main table :not(th, td) { min-width: 0 !important; max-width: 100% !important; }
    main :has(> table) { overflow: visible !important; }
    main :is(li, tr, h2, h3) { break-inside: avoid; }
    main :is(h2, h3) { break-after: avoid; }
    main * { -webkit-line-clamp: none !important; }

    /* An open dialog is what is printed. */
    html:has(dialog:modal) #root { height: 0; overflow: hidden; }
    dialog:modal { position: absolute !important; inset: 0 0 auto !important; height: auto !important; padding: 0 !important; background: none !important; }
    dialog:modal > * { max-width: none !important; max-height: none !important; height: auto !important; border: 0 !important; }
  }
`
