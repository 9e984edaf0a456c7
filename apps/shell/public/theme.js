// Documented in src/frame/theme.ts
try {
  const theme = localStorage.getItem('torneo:theme')
  if (theme === 'light' || theme === 'dark') {
    document.documentElement.dataset.theme = theme
    document.documentElement.style.colorScheme = theme
  }
} catch {
  // No storage
}
