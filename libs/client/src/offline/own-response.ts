import { own } from '@torneo/contracts/fields/own'

const types: Readonly<Record<string, string>> = {
  js: 'javascript',
  css: 'text/css',
  json: 'application/json',
  html: 'text/html',
  woff2: 'font/',
}

/**
 * True if a response has the type of the file's name: a hotel's sign-in page comes as HTML with 200 or as a redirect.
 */
export function isOwn(path: string, response: Response): boolean {
  const type = own(types, path.slice(path.lastIndexOf('.') + 1))
  const sent = response.headers.get('content-type') ?? ''
  return response.status === 200 && !response.redirected && type !== undefined && sent.includes(type)
}
