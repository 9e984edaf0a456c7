// Before the first paint: the theme that this device remembers (src/frame/theme.ts), so that a dark panel does not open with a white flash.
try {
  const theme = localStorage.getItem('torneo:theme')
  if (theme === 'light' || theme === 'dark') {
    document.documentElement.dataset.theme = theme
    document.documentElement.style.colorScheme = theme
  }
} catch {
  // A device that refuses storage follows its own light.
}
