import { fontStacks } from './font-faces'

/** Values of the tokens in `tokens.ts`, as CSS declarations (design/ui.md, Tokens). */

export const lightValues = `
  color-scheme: light;
  --canvas: #F6F5F2;
  --surface: #FFFFFF;
  --sunken: #EDECE8;
  --text: #17181C;
  --muted: #5A5B63;
  --line: #DEDCD5;
  --control: #85837B;
  --ink: #17181C;
  --ink-hover: #34363D;
  --on-ink: #FFFFFF;
  --board: #15161A;
  --board-edge: #15161A;
  --danger: #A3331B;
  --danger-soft: #FBEBE5;
  --success: #0B6B43;
  --success-soft: #E2F3EA;
  --warning: #854D00;
  --warning-soft: #FDF0D5;
  --info: #1F5BB5;
  --info-soft: #E6EFFB;
  --focus: #1F5BB5;
  --gold: #8A6100;
  --gold-soft: #FBF1D3;
  --silver: #5C6470;
  --silver-soft: #EEF0F3;
  --bronze: #8C4A1D;
  --bronze-soft: #F8E9DE;
  --shadow-card: 0 1px 2px rgb(23 24 28 / 6%);
  --shadow-menu: 0 8px 24px -6px rgb(23 24 28 / 18%);
  --shadow-modal: 0 24px 64px -12px rgb(23 24 28 / 38%);
`

export const darkValues = `
  color-scheme: dark;
  --canvas: #0F1013;
  --surface: #181A1F;
  --sunken: #121317;
  --text: #F2F2F0;
  --muted: #A6A8B1;
  --line: #2C2F37;
  --control: #6E727E;
  --ink: #F2F2F0;
  --ink-hover: #CFD0CE;
  --on-ink: #15161A;
  --board: #0A0B0D;
  --board-edge: #26272C;
  --danger: #FF9B80;
  --danger-soft: #3A1D15;
  --success: #5DD39E;
  --success-soft: #10301F;
  --warning: #F5C162;
  --warning-soft: #362708;
  --info: #8AB8FF;
  --info-soft: #14263F;
  --focus: #8AB8FF;
  --gold: #F2C14E;
  --gold-soft: #2B2411;
  --silver: #C3CAD4;
  --silver-soft: #22262D;
  --bronze: #E0A070;
  --bronze-soft: #2C1F17;
  --shadow-card: none;
  --shadow-menu: 0 8px 24px -6px rgb(0 0 0 / 60%);
  --shadow-modal: 0 24px 64px -12px rgb(0 0 0 / 70%);
`

/** Values of both themes. The school may override `--brand` (settings, primaryColor); nothing else depends on it. */
export const fixedValues = `
  --board-raised: #26272C;
  --board-line: #3A3C44;
  --on-board: #FFFFFF;
  --board-muted: #C9C9CF;
  --board-title: #8F909A;
  --brand: #E50914;
  --live: #D40A14;
  --on-live: #FFFFFF;
  --live-dot: #FF3B42;
  --danger-solid: #A3331B;
  --danger-solid-hover: #8A2915;
  --on-danger-solid: #FFFFFF;
  --scrim: rgb(10 11 13 / 58%);
  --font-text: ${fontStacks.text};
  --font-title: ${fontStacks.title};
  --pane-padding: 16px;
`
