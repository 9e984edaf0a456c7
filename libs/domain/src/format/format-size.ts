/** Formats a file's size for people: 820 B, 912 KB, 2.4 MB (with a point, as in the design). */
export function formatSize(bytes: number): string {
  if (bytes < 1024) return `${bytes} B`
  const kilobytes = Math.round(bytes / 1024)
  if (kilobytes < 1024) return `${kilobytes} KB`
  return `${(bytes / 1024 / 1024).toFixed(1)} MB`
}
