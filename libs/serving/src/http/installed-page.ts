const icon = (file: string, sizes: string, purpose = 'any') => ({ src: `/${file}`, sizes, type: 'image/png', purpose })

/**
 * Describes a page on a phone's home screen (a web app manifest), in the colours of the scoreboard, which is dark in
 * both themes.
 */
export const installedPage = (path: string, names: { readonly name: string; readonly short_name: string }) => ({
  ...{ id: path, start_url: path, scope: path, ...names },
  lang: 'es',
  display: 'standalone',
  theme_color: '#15161A',
  background_color: '#15161A',
  icons: [
    icon('icon-192.png', '192x192'),
    icon('icon-512.png', '512x512'),
    icon('icon-maskable-512.png', '512x512', 'maskable'),
  ],
})
