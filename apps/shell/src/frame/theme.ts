import { themes, type Theme } from '@torneo/contracts/account'

/** Read before the first paint by public/theme.js. */
const key = 'torneo:theme'

function isTheme(value: unknown): value is Theme {
  return themes.some((theme) => theme === value)
}

/** Draws the page in a theme and remembers it on this device, so that the next visit does not blink before sign-in. */
export function applyTheme(theme: Theme): void {
  document.documentElement.dataset.theme = theme
  document.documentElement.style.colorScheme = theme === 'system' ? '' : theme
  try {
    localStorage.setItem(key, theme)
  } catch {
    // A device that refuses storage follows its own light.
  }
}

export function themeOf(value: unknown): Theme {
  return isTheme(value) ? value : 'system'
}
